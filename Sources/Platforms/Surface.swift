import Navigation

/// One screen as it is drawn: whose it is, where it lies, and what lies over it.
public struct Surface: Hashable, Sendable {
  /// The entry whose screen is drawn; nil: a plain surface colour (M6).
  public let key: EntryKey?
  /// The keys below it in its stack, as the container shows them: whether it has a back control,
  /// and its label.
  public let below: EntryKey?
  /// Where it lies.
  public var placement: Placement
  /// How much it is darkened by a scrim or dim over it, 0…1.
  public var dim: Double
  /// Whether a thin shadow lies at its moving edge.
  public var castsShadow: Bool
  /// Where the title of the header stands relative to its place, in pt (M17).
  public var titleShift: Double
  /// How opaque the title is, 0…1 (M17).
  public var titleOpacity: Double
  /// Whether it takes touches when nothing owns the input.
  public var takesInput: Bool

  /// Makes a surface; what is left out is as at rest.
  public init(
    key: EntryKey?, below: EntryKey? = nil, placement: Placement = Placement(), dim: Double = 0,
    castsShadow: Bool = false, titleShift: Double = 0, titleOpacity: Double = 1,
    takesInput: Bool = true
  ) {
    self.key = key
    self.below = below
    self.placement = placement
    self.dim = dim
    self.castsShadow = castsShadow
    self.titleShift = titleShift
    self.titleOpacity = titleOpacity
    self.takesInput = takesInput
  }
}
