/// A text cut into what a terminal puts in one cell, or two: a scalar with the marks that stand on
/// it.
///
/// The cut is the one that terminals make (by width), which for a few scripts is finer than the one
/// of `Character`: a sign that moves the cursor has a cell. Sequences joined into one picture
/// (families, flags, tones of skin) stay together.
struct Clusters: IteratorProtocol {
  /// One cluster, without its marks.
  struct Element {
    var base: Unicode.Scalar
    var width: Int
    var hasMarks = false
  }

  /// The marks of the cluster that came last; of no meaning when it has none.
  private(set) var marks: [Unicode.Scalar] = []

  /// The marks that a cell keeps; more are dropped.
  private static let mostMarks = 16

  private var scalars: String.UnicodeScalarView.Iterator
  private var ahead: Unicode.Scalar?

  init(_ text: String) {
    scalars = text.unicodeScalars.makeIterator()
    ahead = scalars.next()
  }

  mutating func next() -> Element? {
    guard let first = ahead else { return nil }
    ahead = scalars.next()
    if first.value &- 0x20 < 0x5F, (ahead?.value ?? 0) < 0x300 {
      return Element(base: first, width: 1)
    }
    let shown = Harmless.form(of: first)
    let width = Width.of(shown)
    var element = Element(base: shown, width: width)
    if width == 0 {
      element = Element(base: " ", width: 1, hasMarks: true)
      marks = [shown]
    }
    var last = first
    while let mark = ahead, joins(mark, to: last, in: element) {
      if !element.hasMarks {
        element.hasMarks = true
        marks.removeAll(keepingCapacity: true)
      }
      if marks.count < Self.mostMarks { marks.append(mark) }
      if Self.isFlagHalf(mark) { element.width = 2 }
      last = mark
      ahead = scalars.next()
    }
    return element
  }

  private func joins(
    _ mark: Unicode.Scalar, to last: Unicode.Scalar, in element: Element
  ) -> Bool {
    if Harmless.form(of: mark) != mark { return false }
    if Width.of(mark) == 0 { return true }
    if last.value == 0x200D { return Self.isPicture(mark) && Self.isPicture(element.base) }
    if (0x1F3FB...0x1F3FF).contains(mark.value) { return Self.isPicture(last) }
    return Self.isFlagHalf(mark) && Self.isFlagHalf(last) && !element.hasMarks
  }

  private static func isFlagHalf(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && scalar.value > 0xFF
  }
}
