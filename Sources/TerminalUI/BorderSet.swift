/// The glyphs that a box is drawn with.
package struct BorderSet: Hashable, Sendable {
  package var horizontal: Unicode.Scalar
  package var vertical: Unicode.Scalar
  package var topLeft: Unicode.Scalar
  package var topRight: Unicode.Scalar
  package var bottomLeft: Unicode.Scalar
  package var bottomRight: Unicode.Scalar
  /// Where a line across meets the left side.
  package var leftTee: Unicode.Scalar
  /// Where a line across meets the right side.
  package var rightTee: Unicode.Scalar

  /// Thin lines.
  package static let unicode = BorderSet(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└",
    bottomRight: "┘", leftTee: "├", rightTee: "┤")
  /// Thin lines with round corners.
  package static let rounded = BorderSet(
    horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰",
    bottomRight: "╯", leftTee: "├", rightTee: "┤")
  /// What every terminal has.
  package static let ascii = BorderSet(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+",
    bottomRight: "+", leftTee: "+", rightTee: "+")
}
