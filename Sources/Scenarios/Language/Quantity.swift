/// A number of the computed transform, from the reported progress (M10).
package enum Quantity: String, CaseIterable, Hashable, Sendable {
  case progress, eased, scale, shift
  case shiftY = "shift-y"
  case corner, top, below, dim

  /// One sentence on what the number is.
  package var meaning: String {
    switch self {
    case .progress: "The reported progress of the gesture, 0 to 1."
    case .eased: "The progress after the easing curve."
    case .scale: "The scale of the surface that leaves."
    case .shift: "The sideways shift of the surface that leaves, in dp."
    case .shiftY: "The shift of the surface along the height, in dp."
    case .corner: "The radius of the surface's corners, in dp."
    case .top: "The sideways place of the upper screen, in dp."
    case .below: "The sideways place of the screen below, in dp."
    case .dim: "The darkness of the dim over the screen below, 0 to 1."
    }
  }
}
