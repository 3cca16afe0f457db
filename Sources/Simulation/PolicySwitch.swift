import Navigation
import Platforms

/// One policy of the catalogue: its name, its values, and where a configuration keeps it.
package struct PolicySwitch: Sendable {
  /// The name, as in `policy tab-back=none`.
  package let name: String
  /// The values, the default first.
  package let values: [String]
  /// What it decides, in one sentence.
  package let sentence: String
  /// Reads the value of a configuration.
  package let value: @Sendable (Configuration) -> String
  /// Sets the value of a configuration; false when there is no such value.
  package let set: @Sendable (String, inout Configuration) -> Bool

  /// Declares a policy whose values are the cases of an enumeration.
  private init<Value>(
    _ name: String, _ sentence: String,
    _ path: WritableKeyPath<Configuration, Value> & Sendable
  )
  where
    Value: CaseIterable & RawRepresentable & Hashable & SendableMetatype, Value.RawValue == String
  {
    self.name = name
    self.sentence = sentence
    let standard = Configuration.standard(for: .android)[keyPath: path]
    values = [standard.rawValue] + Value.allCases.map(\.rawValue).filter { $0 != standard.rawValue }
    value = { $0[keyPath: path].rawValue }
    set = { text, configuration in
      guard let value = Value(rawValue: text) else { return false }
      configuration[keyPath: path] = value
      return true
    }
  }

  /// The policies, the app's first (R56).
  package static let all: [PolicySwitch] = [
    PolicySwitch(
      "tab-back", "what back does at the root of a tab: leave, or go to the start tab",
      \.appPolicies.tabBack),
    PolicySwitch(
      "reselect", "what tapping the tab that is shown does: pop, scroll, both in turn, or nothing",
      \.appPolicies.reselect),
    PolicySwitch(
      "easing", "the curve from the finger's progress to the picture's, on Android",
      \.platformPolicies.easing),
    PolicySwitch(
      "vertical", "how far Android's preview follows the finger up and down",
      \.platformPolicies.vertical),
    PolicySwitch(
      "preview", "whether Android's preview is a shrinking surface or a fade of the whole screen",
      \.platformPolicies.preview),
    PolicySwitch(
      "fade-on", "whether the fade runs on the finger's progress or on the eased one",
      \.platformPolicies.fadeOn),
    PolicySwitch(
      "picture-switch", "when the full-screen preview switches to the destination",
      \.platformPolicies.pictureSwitch),
    PolicySwitch(
      "second-gesture", "whether a second gesture is ignored or cancels the first",
      \.platformPolicies.secondGesture),
    PolicySwitch(
      "projection", "how much of the finger's speed counts at an iOS release",
      \.platformPolicies.projection),
    PolicySwitch(
      "tie", "what an iOS release does that would rest exactly in the middle",
      \.platformPolicies.tie),
  ]

  /// Finds a policy by its name.
  package static func named(_ name: String) -> PolicySwitch? {
    all.first { $0.name == name }
  }
}
