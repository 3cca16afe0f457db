import Scenarios

/// The faults of a text; none when it is a scenario.
func faults(of text: String, names: Names = Names()) -> [ScenarioError] {
  do throws(ScenarioErrors) {
    _ = try Scenario(parsing: text, names: names)
    return []
  } catch {
    return error.all
  }
}

extension Names {
  /// Names for tests: a small app and a few of everything else.
  static let sample = Names(
    apps: ["fieldbook", "nested"], profiles: ["android-16", "ios-26/uikit"],
    devices: ["pixel", "tablet"],
    policies: [
      PolicyNames("tab-back", values: ["none", "history"], meaning: "Back across tabs."),
      PolicyNames("picture-switch", values: ["commit"], takesNumber: true),
    ],
    invariants: ["I1", "I22"],
    app: AppNames(
      labels: ["Visit notes", "Edit"], routes: ["sites", "employee"], tabs: ["Sites", "Library"],
      fields: ["Note"]))
}

/// The number that a text is; what cannot be read is a number that no test expects.
func number(_ text: String) -> DecimalLiteral { DecimalLiteral(text) ?? -999_999_999_999_999 }
