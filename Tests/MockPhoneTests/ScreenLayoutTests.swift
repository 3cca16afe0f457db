import JSONText
import MockApp
import MockPhone
import Motion
import Navigation
import Platforms
import Testing

@Suite struct ScreenLayoutTests {
  @Test(
    "items lie below each other from the top of the viewport; only those that are seen are made")
  func rows() throws {
    let layout = try Sample.layout("list", on: Sample.pixel)
    // 723 dp hold 12 whole rows of 56 and a part of the 13th.
    #expect(layout.positions == Array(0..<13))
    let first = try #require(layout.element(ofItemAt: 0))
    #expect(first.frame == Rect(x: 0, y: 88, width: 412, height: 56))
    #expect(first.label == "Row 1")
    let last = try #require(layout.element(ofItemAt: 12))
    #expect(last.frame.minY == 760)
    #expect(layout.element(ofItemAt: 13) == nil)
  }

  @Test(
    "a scrolled list begins with the item at its scroll, and goes no further than its end",
    arguments: [(40, 40), (48, 48), (99, 48), (-3, 0), (Int.max, 48), (Int.min, 0)])
  func scrolled(scroll: Int, first: Int) throws {
    let layout = try Sample.layout("list", on: Sample.pixel, state: ScreenState(scroll: scroll))
    #expect(layout.scroll == first)
    #expect(layout.positions.first == first)
    #expect(layout.frame(ofItemAt: first).minY == layout.viewport.minY)
  }

  @Test(
    "an item that is not seen has a place all the same", arguments: [-1, 0, 59, Int.max, Int.min])
  func unseen(position: Int) throws {
    let layout = try Sample.layout("list", on: Sample.pixel, state: ScreenState(scroll: 20))
    let frame = layout.frame(ofItemAt: position)
    #expect(frame.minY == 88 + (Double(position) - 20) * 56)
    #expect(layout.element(ofItemAt: position) == nil)
  }

  @Test("every kind of item is laid out as what it is, below the header")
  func kinds() throws {
    let screen = Screen(at: Location("page"), in: try Sample.app.get(), with: ContentStore())
    let layout = try Sample.layout("page", on: Sample.pixel, state: ScreenState(focus: "F"))
    let items = (0..<4).compactMap { position in
      screen[position].map { Element.Kind.item($0, position: position) }
    }
    #expect(layout.elements.map(\.kind) == items + [.statusBar, .header, .title])
    #expect(layout.elements.filter(\.isFocused).map(\.label) == ["F"])
  }

  @Test("what is seen is hit: items in the viewport and the back control, nothing else")
  func hits() throws {
    let layout = try Sample.layout("list", on: Sample.pixel, backLabel: "Below")
    #expect(layout.hit(Point(x: 200, y: 88))?.label == "Row 1")
    #expect(layout.hit(Point(x: 200, y: 143))?.label == "Row 1")
    #expect(layout.hit(Point(x: 200, y: 144))?.label == "Row 2")
    #expect(layout.hit(Point(x: 28, y: 56))?.kind == .backControl)
    #expect(layout.hit(Point(x: 200, y: 56)) == nil)
    #expect(layout.hit(Point(x: 200, y: 10)) == nil)
    // The 13th row reaches behind the tab bar, which begins at 811.
    #expect(layout.hit(Point(x: 200, y: 810))?.label == "Row 13")
    #expect(layout.hit(Point(x: 200, y: 811)) == nil)
    #expect(layout.hit(Point(x: -1, y: 100)) == nil)
    #expect(layout.hit(Point(x: 412, y: 100)) == nil)
    #expect(layout.hit(Point(x: .nan, y: .nan)) == nil)
  }

  @Test(
    "every item is hit at its upper left corner, however the list is scrolled",
    arguments: [Sample.pixel, Sample.iphone], [0, 1, 20, 48])
  func everyItem(metrics: PhoneMetrics, scroll: Int) throws {
    let layout = try Sample.layout("list", on: metrics, state: ScreenState(scroll: scroll))
    for position in layout.positions {
      let element = try #require(layout.element(ofItemAt: position))
      #expect(layout.hit(element.frame.origin) == element)
    }
  }

  @Test(
    "the root of a stack has no back control; a screen above it has one, with the title below (M17)",
    arguments: [Sample.pixel, Sample.iphone])
  func backControl(metrics: PhoneMetrics) throws {
    let root = try Sample.layout("page", on: metrics)
    #expect(!root.elements.contains { $0.kind == .backControl })
    let above = try Sample.layout("page", on: metrics, backLabel: "List")
    #expect(above.elements.filter { $0.kind == .backControl }.map(\.label) == ["List"])
  }

  @Test("Android's title follows the arrow, or stands at the margin where there is none")
  func materialTitle() throws {
    let root = try Sample.layout("page", on: Sample.pixel)
    #expect(root.frame(of: .title) == Rect(x: 16, y: 24, width: 380, height: 64))
    let above = try Sample.layout("page", on: Sample.pixel, backLabel: "List")
    #expect(above.frame(of: .title) == Rect(x: 56, y: 24, width: 340, height: 64))
    #expect(above.frame(of: .backControl) == Rect(x: 0, y: 24, width: 56, height: 64))
  }

  @Test(
    "M17: iOS's title stands in the middle, with and without a control; the control has what is left of it"
  )
  func uikitTitle() throws {
    let root = try Sample.layout("page", on: Sample.iphone)
    let above = try Sample.layout("page", on: Sample.iphone, backLabel: "List")
    // "Page" takes 40 of 393.
    #expect(root.frame(of: .title) == Rect(x: 176.5, y: 59, width: 40, height: 44))
    #expect(above.frame(of: .title) == root.frame(of: .title))
    #expect(above.frame(of: .backControl) == Rect(x: 0, y: 59, width: 176.5, height: 44))
  }

  @Test(
    "title and back control never overlap, however narrow the glass", arguments: Platform.allCases)
  func noOverlap(platform: Platform) throws {
    for width in stride(from: 0.0, through: 700, by: 10) {
      let layout = try Sample.layout(
        "page", on: Sample.metrics(platform, width: width, height: 800), backLabel: "Below")
      let back = try #require(layout.frame(of: .backControl))
      let title = try #require(layout.frame(of: .title))
      #expect(back.maxX <= title.minX)
      #expect(title.maxX <= width + 1e-9)
    }
  }

  @Test(
    "a screen on a glass of any sides lays out and takes touches anywhere",
    arguments: Platform.allCases)
  func strangeGlasses(platform: Platform) throws {
    for width in Sample.strangeSides {
      for height in Sample.strangeSides {
        let metrics = Sample.metrics(platform, width: width, height: height)
        let layout = try Sample.layout(
          "list", on: metrics, state: ScreenState(scroll: 7), backLabel: "Below")
        for element in layout.elements {
          #expect(element.frame.size.width >= 0 && element.frame.size.height >= 0)
        }
        for x in Sample.strangeSides { _ = layout.hit(Point(x: x, y: height)) }
      }
    }
  }

  @Test("a layout of a million rows makes as many elements as one of sixty")
  func longList() throws {
    let app = try AppDefinition(
      reading: SourceText(
        """
        {"name": "x", "root": "a", "screens": {
          "a": {"title": "A", "items": [{"rows": "{n}", "from": 1, "to": 1000000}]}}}
        """, name: "x.json"))
    let layout = ScreenLayout(
      of: Screen(at: Location("a"), in: app, with: ContentStore()),
      in: ScreenState(scroll: 999_000), backLabel: nil, hasTabs: true, metrics: Sample.pixel)
    let short = try Sample.layout("list", on: Sample.pixel)
    #expect(layout.elements.count == short.elements.count)
    #expect(layout.elements.first?.label == "999001")
  }
}

extension ScreenLayout {
  /// The positions of the items that were made.
  fileprivate var positions: [Int] {
    elements.compactMap { element in
      if case .item(_, let position) = element.kind { position } else { nil }
    }
  }

  /// The frame of the first element of a kind.
  fileprivate func frame(of kind: Element.Kind) -> Rect? {
    elements.first { $0.kind == kind }?.frame
  }
}
