/// A place in a line where something of the writer's own stands.
package enum Slot: String, CaseIterable, Hashable, Sendable {
  case label, text, link, tabName, field, route, params, row, integer, decimal, progress, speed,
    time
  case length, sentence, app, profile, device, policy, invariant, step, expectation

  /// The slot in a usage line.
  package var placeholder: String {
    switch self {
    case .label: "\"LABEL\""
    case .text: "\"TEXT\""
    case .link: "\"/PATH\""
    case .tabName: "\"NAME\""
    case .field: "\"FIELD\""
    case .route: "ROUTE [k=v …]"
    case .params: "k=v …"
    case .row, .integer: "N"
    case .decimal: "NUMBER"
    case .progress: "P"
    case .speed: "SPEED"
    case .time: "TIME"
    case .length: "LENGTH"
    case .sentence: "SENTENCE"
    case .app: "APP"
    case .profile: "PROFILE"
    case .device: "DEVICE"
    case .policy: "POLICY=VALUE"
    case .invariant: "INVARIANT"
    case .step: "STEP"
    case .expectation: "expect …"
    }
  }

  /// What stands in the slot, for the end of "expected …".
  package var meaning: String {
    switch self {
    case .label: "a label in double quotes"
    case .text: "a text in double quotes"
    case .link: "a link in double quotes, such as \"/employees/482\""
    case .tabName: "a tab's name in double quotes"
    case .field: "a field's name in double quotes"
    case .route: "a route"
    case .params: "a param, such as id=482"
    case .row: "a row's number, from 1"
    case .integer: "a whole number"
    case .decimal: "a number, such as 0.35"
    case .progress: "a progress, such as 0.35"
    case .speed: "a speed in dp/s, such as 800"
    case .time: "a time, such as 120ms"
    case .length: "a length, such as 40dp"
    case .sentence: "a sentence"
    case .app: "an app's name or path"
    case .profile: "a profile, such as android-16/compose"
    case .device: "a device's name or size, such as 412x915"
    case .policy: "a policy and its value, such as tab-back=history"
    case .invariant: "an invariant, such as I6"
    case .step: "a step"
    case .expectation: "an expectation"
    }
  }

  /// Whether what stands in the slot always has double quotes.
  package var isQuoted: Bool {
    switch self {
    case .label, .text, .link, .tabName, .field: true
    default: false
    }
  }

  /// The names that fit the slot; nil when they are not known or when anything fits.
  package func names(in names: Names) -> [String]? {
    switch self {
    case .label: names.app?.labels
    case .tabName: names.app?.tabs
    case .field: names.app?.fields
    case .route: names.app?.routes
    case .app: names.apps
    case .profile: names.profiles
    case .device: names.devices
    case .policy: names.policies?.map(\.name)
    case .invariant: names.invariants
    default: nil
    }
  }
}
