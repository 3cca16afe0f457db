/// A place in a line where something of the writer's own stands.
package enum Slot: String, CaseIterable, Hashable, Sendable {
  case label, text, link, tabName, field, route, params, row, integer, decimal, progress, time
  case length, sentence, app, profile, device, policy, invariant

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
    case .time: "TIME"
    case .length: "LENGTH"
    case .sentence: "SENTENCE"
    case .app: "APP"
    case .profile: "PROFILE"
    case .device: "DEVICE"
    case .policy: "POLICY=VALUE"
    case .invariant: "INVARIANT"
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
    case .time: "a time, such as 120ms"
    case .length: "a length, such as 40dp"
    case .sentence: "a sentence"
    case .app: "an app's name or path"
    case .profile: "a profile, such as android-16/compose"
    case .device: "a device's name or size, such as 412x915"
    case .policy: "a policy and its value, such as tab-back=history"
    case .invariant: "an invariant, such as I6"
    }
  }

  /// What is known to fit the slot, as a scenario writes it.
  package func candidates(in names: Names) -> [String] {
    switch self {
    case .label: names.app?.labels.map(Writer.quoted) ?? []
    case .tabName: names.app?.tabs.map(Writer.quoted) ?? []
    case .field: names.app?.fields.map(Writer.quoted) ?? []
    case .route: names.app?.routes.map(Writer.name) ?? []
    case .app: names.apps?.map(Writer.name) ?? []
    case .profile: names.profiles?.map(Writer.name) ?? []
    case .device: names.devices?.map(Writer.name) ?? []
    case .invariant: names.invariants?.map(Writer.name) ?? []
    case .text, .link, .params, .row, .integer, .decimal, .progress, .time, .length, .sentence,
      .policy:
      []
    }
  }
}
