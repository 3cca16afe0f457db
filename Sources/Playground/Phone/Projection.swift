import Motion
import Platforms

/// The way from the dp of a surface to the cells of a buffer, counted in eighths.
///
/// Fractions are taken from the glass's own corner, so that a picture is the same wherever it
/// stands.
struct Projection: Hashable {
  /// The column of the buffer in which the glass begins.
  var column = 0
  /// The row of the buffer in which the glass begins.
  var row = 0
  /// Eighths of a column in a dp.
  var scaleX = 1.0
  /// Where the surface's left side lies on the glass.
  var offsetX = 0.0
  /// Eighths of a row in a dp.
  var scaleY = 1.0
  /// Where the surface's upper side lies on the glass.
  var offsetY = 0.0

  /// Returns the way from a surface that is placed on this one; both have the extent of the glass.
  func placing(_ placement: Placement, on size: Size) -> Projection {
    let origin = placement.place(.zero, on: size)
    var result = self
    result.scaleX *= placement.scale
    result.offsetX += scaleX * origin.x
    result.scaleY *= placement.scale
    result.offsetY += scaleY * origin.y
    return result
  }

  /// Returns how many eighths a place lies to the right of the glass's left side.
  func x(_ place: Double) -> Double { offsetX + scaleX * place }

  /// Returns how many eighths a place lies below the glass's upper side.
  func y(_ place: Double) -> Double { offsetY + scaleY * place }

  /// Returns the nearest eighth of a column, counted from the buffer's left side.
  func eighthX(_ place: Double) -> Int { column * 8 + Self.whole(x(place)) }

  /// Returns the nearest eighth of a row, counted from the buffer's upper side.
  func eighthY(_ place: Double) -> Int { row * 8 + Self.whole(y(place)) }

  /// Returns the column whose left side is nearest to a place.
  func column(nearest place: Double) -> Int { column + Self.whole(x(place) / 8) }

  /// Returns the column in which a place lies.
  func column(at place: Double) -> Int { column + Self.whole((x(place) / 8).rounded(.down)) }

  /// Returns the row in which a place lies.
  func row(at place: Double) -> Int { row + Self.whole((y(place) / 8).rounded(.down)) }

  /// Returns the shape that a rectangle becomes, to the nearest eighth.
  func shape(_ rect: Rect, corner: Double = 0) -> Shape {
    Shape(
      left: eighthX(rect.minX), top: eighthY(rect.minY), right: eighthX(rect.maxX),
      bottom: eighthY(rect.maxY), radiusX: corner * scaleX, radiusY: corner * scaleY)
  }

  /// Returns the nearest whole number; one that no screen has is held at a million, and 0 stands
  /// for NaN.
  static func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int((max(-1_000_000, min(1_000_000, number)) + 0.5).rounded(.down))
  }
}
