extension Option {
  /// The app in the phone.
  package static let app = Option(
    "app", value: .text("APP"), help: "the app in the phone: a bundled one, or a JSON file")
  /// The platform of one phone.
  package static let platform = Option(
    "platform", value: .word(["android", "ios"]), help: "the phone's platform")
  /// The platform where both may be run at once.
  package static let platformOrBoth = Option(
    "platform", value: .word(["android", "ios", "both"]), help: "the phone's platform, or both")
  /// The platform's version and framework.
  package static let profile = Option(
    "profile", value: .text("NAME"), accumulates: true,
    help: "the platform's version and framework, such as android-16/material or ios-26/uikit")
  /// The extent of the phone.
  package static let device = Option(
    "device", value: .text("DEVICE"),
    help: "the phone's size: pixel, iphone, fold, tablet, or such as 412x915")
  /// A policy's value.
  package static let policy = Option(
    "policy", value: .text("NAME=VALUE"), accumulates: true,
    help: "set a policy, such as tab-back=none; may be repeated")
  /// When to use colour.
  package static let color = Option(
    "color", value: .word(["auto", "always", "never"]), help: "when to use colour")
  /// Linear text instead of a screen.
  package static let plain = Option("plain", help: "lines of text instead of a screen")
  /// Each step of a scenario.
  package static let trace = Option("trace", help: "print each step and the stacks after it")
}
