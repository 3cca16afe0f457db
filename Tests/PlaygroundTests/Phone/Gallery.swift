import JSONText
import MockApp
import Motion
import Platforms
import Playground
import Simulation
import TerminalUI
import Testing

/// A small app with everything that a phone has to draw, and the phone that shows it.
enum Gallery {
  private static let app = """
    {
      "name": "gallery",
      "root": "home",
      "screens": {
        "home": { "tabs": [{ "name": "Lists", "root": "list" }, { "name": "Other", "root": "other" }] },
        "list": {
          "title": "Lists",
          "items": [{ "rows": "Item {n}", "from": 1, "to": 40, "detail": "#{n}", "push": "page", "with": { "id": "{n}" } }]
        },
        "page": {
          "identity": ["id"],
          "title": "Page {id}",
          "items": [
            { "row": "界面の幅 wide", "detail": "右端", "push": "long" },
            { "field": "Note" },
            { "button": "Save", "do": "close" },
            { "text": "Only a text" }
          ]
        },
        "long": {
          "title": "A title that is longer than a phone is wide",
          "items": [
            { "row": "A label that is longer than a phone is wide", "detail": "and so is what stands behind it" },
            { "row": "Short" }
          ]
        },
        "other": { "title": "Other", "items": [] }
      }
    }
    """

  /// The app on a platform's standard phone, with so many pages above the root of the first tab.
  static func world(
    _ platform: Platform, pages: Int = 0, _ change: (inout Configuration) -> Void = { _ in }
  ) throws -> World {
    var configuration = Configuration.standard(for: platform)
    change(&configuration)
    let definition = try AppDefinition(reading: SourceText(app, name: "gallery.json"))
    var world = World(definition, configuration: configuration)
    for _ in 0..<pages {
      world.send(try world.inputs(tapping: .row(1)).get())
      world.settle()
    }
    return world
  }

  /// Two screens of the app on the glass: a page over the list.
  static func scene(
    of world: World, lower: Placement = Placement(), upper: Placement, dim: Double = 0
  ) throws -> Scene {
    let stack = try #require(world.shown.stack(at: world.shown.activePath)).entries
    let (below, above) = (stack[stack.count - 2].key, stack[stack.count - 1].key)
    return Scene(surfaces: [
      Surface(key: below, placement: lower, dim: dim),
      Surface(key: above, below: below, placement: upper),
    ])
  }
}

extension PhoneView {
  /// Returns the phone alone, as large as its area.
  func picture(_ columns: Int = 40, _ rows: Int = 37) -> Buffer {
    var buffer = Buffer(width: columns, height: rows)
    draw(into: &buffer, in: buffer.area)
    return buffer
  }
}

extension Buffer {
  /// The text of a row, blanks and all.
  func row(_ y: Int) -> String { (0..<width).map { text(at: $0, y) }.joined() }
}

/// The inks of every kind of terminal.
let allInks = ColourDepth.allCases.flatMap { [Ink($0), Ink($0, isASCII: true)] }
