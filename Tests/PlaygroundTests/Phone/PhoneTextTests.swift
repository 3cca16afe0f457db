import Foundation
import Motion
import Platforms
import Playground
import Simulation
import TerminalUI
import Testing

@Suite struct PhoneTextTests {
  @Test("two lines never share a row, however few rows there are and however the surface is scaled")
  func rows() throws {
    for platform in Platform.allCases {
      let world = try Gallery.world(platform)
      for rows in Array(6...24) + [30, 37, 44, 60] {
        for scale in [1, 0.9, 0.85] {
          let scene = Scene(surfaces: [
            Surface(key: world.visible.key, placement: Placement(scale: scale))
          ])
          let view = PhoneView(of: world, ink: Ink(.trueColour), scene: scene)
          let picture = view.picture(44, rows)
          for y in 0..<rows {
            let row = picture.row(y)
            guard let item = row.range(of: "Item ") else { continue }
            let number = row[item.upperBound...].prefix { $0.isNumber }
            #expect(row.filter { $0 == "I" }.count == 1)
            // Label and detail of a row are the same item's.
            if let detail = row.range(of: "#") {
              #expect(row[detail.upperBound...].hasPrefix(number), "\(row)")
            }
          }
        }
      }
    }
  }

  @Test("where the cells are too few the upper line is seen, unless the lower one is selected")
  func upperWins() throws {
    let world = try Gallery.world(.android)
    // 56 dp are 0.61 of a row here: items 1 and 2 have their middles at 1.27 and 1.88.
    let first = PhoneView(of: world, ink: Ink(.trueColour)).picture(30, 10)
    #expect(first.row(1).contains("Item 1 "))
    let second = PhoneView(of: world, selection: 1, ink: Ink(.trueColour)).picture(30, 10)
    #expect(second.row(1).contains("Item 2 "))
  }

  @Test("a text too long for its place is cut with an ellipsis, and a detail leaves its label room")
  func long() throws {
    let world = try Gallery.world(.android, pages: 2)
    let picture = PhoneView(of: world, ink: Ink(.trueColour)).picture()
    let rows = (0..<37).map { picture.row($0) }
    #expect(rows.contains { $0.hasPrefix("  ←  A title that is longer than a ph…") })
    #expect(rows.contains { $0.hasPrefix("  A label that is longer… and so is w…") })
    let ascii = PhoneView(of: world, ink: Ink(.trueColour, isASCII: true)).picture()
    #expect((0..<37).contains { ascii.row($0).contains("A label that is longer. and so is w.") })
  }

  @Test(
    "M17: the upper title fades as the lower one appears, from −0.33 · W", arguments: [0.25, 0.75])
  func titles(progress: Double) throws {
    var world = try Gallery.world(.ios, pages: 1)
    world.send(world.inputs(for: .swipe(from: .left)))
    world.send(world.inputs(for: .drag(to: progress, seconds: 0)))
    let ink = Ink(.trueColour)
    let picture = PhoneView(of: world, ink: ink).picture()
    let rest = PhoneView(of: try Gallery.world(.ios), ink: ink).picture()
    // The title of the list is five letters wide and stands in the middle.
    let row = try #require((0..<8).first { rest.row($0).contains("Lists") })
    let place = (200 - 0.33 * 400 * (1 - progress)) / 10 - 2.5
    let ground = try #require(rest[0, row].style.background)
    let colour = try #require(rest[20, row].style.foreground)
    if progress > 0.5 {
      let start = Int(place.rounded())
      #expect((0..<5).map { picture.text(at: start + $0, row) } == ["L", "i", "s", "t", "s"])
      #expect(picture[start, row].style.foreground == ground.blended(towards: colour, by: progress))
    } else {
      let start = Int((20 - 3 + progress * 40).rounded())
      #expect((0..<6).map { picture.text(at: start + $0, row) }.joined() == "Page 1")
      #expect(
        picture[start, row].style.foreground == ground.blended(towards: colour, by: 1 - progress))
    }
  }

  @Test("the titles of two screens never run into each other")
  func titlesApart() throws {
    var world = try Gallery.world(.ios, pages: 1)
    world.send(world.inputs(for: .swipe(from: .left)))
    for percent in stride(from: 0, through: 100, by: 2) {
      world.send(world.inputs(for: .drag(to: Double(percent) / 100, seconds: 0)))
      let picture = PhoneView(of: world, ink: Ink(.trueColour)).picture()
      let header = try #require(
        (0..<8).map { picture.row($0) }.first { $0.contains("Pa") || $0.contains("Lists") })
      let known: Set = ["‹", "Lists", "Back", "Page", "1"]
      for word in header.split(separator: " ") where !known.contains(String(word)) {
        // Only the side of the glass cuts a title.
        #expect(header.hasSuffix(word), "\(header)")
      }
    }
  }

  @Test("iOS's back control says where it leads, or Back where this has no room")
  func backLabel() throws {
    let page = PhoneView(of: try Gallery.world(.ios, pages: 1), ink: Ink(.none)).picture()
    #expect((0..<8).contains { page.row($0).contains("‹ Lists") })
    let long = PhoneView(of: try Gallery.world(.ios, pages: 2), ink: Ink(.none)).picture()
    #expect((0..<8).contains { long.row($0).contains("‹ Back") })
    let root = PhoneView(of: try Gallery.world(.ios), ink: Ink(.none)).picture()
    #expect(!(0..<8).contains { root.row($0).contains("‹") })
  }

  @Test(
    "a field shows the end of a long draft and the cursor behind it", arguments: Platform.allCases)
  func field(platform: Platform) throws {
    var world = try Gallery.world(platform, pages: 1)
    let still = PhoneView(of: world, ink: Ink(.trueColour)).picture()
    #expect(!(0..<31).contains { still.row($0).contains("▏") })
    world.send(.focus("Note"))
    world.send(.type("the pump was replaced, and 界界 so was the valve behind it"))
    let picture = PhoneView(of: world, ink: Ink(.trueColour)).picture()
    let row = try #require((0..<37).first { picture.row($0).contains("behind it▏") })
    #expect(!picture.row(row).contains("the pump"))
  }

  @Test("what is selected has a sign, and another ground or reversed video", arguments: allInks)
  func selection(ink: Ink) throws {
    for platform in Platform.allCases {
      let world = try Gallery.world(platform)
      let plain = PhoneView(of: world, ink: ink).picture()
      let selected = PhoneView(of: world, selection: 2, ink: ink).picture()
      let row = try #require((0..<37).first { plain.row($0).contains("Item 3 ") })
      let sign: Character = ink.isASCII ? ">" : "▸"
      #expect(selected.row(row).firstIndex(of: sign) != nil)
      #expect(plain.row(row).dropLast(6).firstIndex(of: sign) == nil)
      let label = try #require((0..<40).first { plain.text(at: $0, row) == "I" })
      let (before, after) = (plain[label, row].style, selected[label, row].style)
      if ink.depth == .none {
        #expect(after.attributes.contains(.reverse))
      } else {
        #expect(after.background != before.background)
      }
      // The neighbours keep their texts.
      for y in 0..<37 where y != row {
        let text = plain.row(y).filter { $0.isLetter || $0.isNumber }
        #expect(selected.row(y).filter { $0.isLetter || $0.isNumber } == text)
      }
    }
  }

  @Test("every text has a contrast of 4.5 to its ground", arguments: PhoneTheme.allCases)
  func contrast(theme: PhoneTheme) throws {
    for platform in Platform.allCases {
      for pages in 0...2 {
        var world = try Gallery.world(platform, pages: pages)
        if pages == 1 { world.send(.type("draft")) }
        for selection in [nil, 0, 1, 2] {
          for depth in [ColourDepth.basic8, .trueColour] {
            let picture = PhoneView(
              of: world, selection: selection, theme: theme, ink: Ink(depth)
            ).picture()
            expectReadable(
              picture, "\(platform) \(pages) \(String(describing: selection)) \(depth)")
          }
        }
      }
      var away = try Gallery.world(platform)
      away.send(.home)
      expectReadable(
        PhoneView(of: away, theme: theme, ink: Ink(.trueColour)).picture(), "launcher")
    }
  }

  private func expectReadable(_ picture: Buffer, _ name: String) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let text = picture.text(at: x, y)
        guard let character = text.first, character.isLetter || character.isNumber,
          let front = picture[x, y].style.foreground, let back = picture[x, y].style.background
        else { continue }
        #expect(front.contrast(to: back) >= 4.5, "\(name): '\(text)' at \(x), \(y)")
      }
    }
  }
}

extension Colour {
  /// The contrast to another colour by WCAG 2, 1…21.
  fileprivate func contrast(to other: Colour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ share: UInt8) -> Double {
      let share = Double(share) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
