/// The names that a template may use at one place of the file.
struct Scope {
  /// The names that always have a value: the screen's params and what a row knows of itself.
  var certain: Set<String> = []
  /// The attributes of the screen's record, which a screen of an unknown id has not.
  var ofRecord: Set<String> = []

  /// Returns the scope within a row that knows more.
  func adding(_ names: some Sequence<String>) -> Scope {
    Scope(certain: certain.union(names), ofRecord: ofRecord)
  }
}
