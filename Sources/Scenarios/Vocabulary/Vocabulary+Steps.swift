extension Vocabulary {
  /// What a person or the world does.
  static let steps = FormTable<Step>(kind: "a step", touches + typing + world + requests + time)

  private static let touches: [Form<Step>] = [
    Form(
      "tap", .label, means: "Taps a row, button or link on the visible screen.",
      make: { .tap(.label($0)) }
    ) { if case .tap(.label(let label)) = $0 { label } else { nil } },
    Form(
      "tap row", .row, means: "Taps a row of the visible screen, counted from 1.",
      make: { .tap(.row($0)) }
    ) { if case .tap(.row(let row)) = $0 { row } else { nil } },
    Form(
      "tap tab", .tabName, means: "Selects a tab, or selects it again.",
      make: { .tap(.tab($0)) }
    ) { if case .tap(.tab(let name)) = $0 { name } else { nil } },
    Form("tap back", .tap(.back), means: "Taps the header's back control (Up on Android)."),
    Form("back", .back, means: "Android's system back, by its button."),
    Form(
      "swipe from", .origin, .optional(.target),
      means: "Puts a finger down and moves it just past its slop, where a gesture begins or not.",
      make: { .swipe(from: $0, on: $1) }
    ) { if case .swipe(let origin, let target) = $0 { (origin, target) } else { nil } },
    Form(
      "drag to", .progress, .optional(.over), means: "Moves the finger to a progress.",
      make: { .drag(.to($0), over: $1) }
    ) { if case .drag(.to(let progress), let time) = $0 { (progress, time) } else { nil } },
    Form(
      "drag by", .length, .optional(.over),
      means: "Moves the finger away from its edge; negative is back towards it.",
      make: { .drag(.by($0), over: $1) }
    ) { if case .drag(.by(let length), let time) = $0 { (length, time) } else { nil } },
    Form(
      "drag vertical", .length, .optional(.over),
      means: "Moves the finger along the height; negative is upwards.",
      make: { .drag(.vertical($0), over: $1) }
    ) { if case .drag(.vertical(let length), let time) = $0 { (length, time) } else { nil } },
    Form("hold", .time, means: "Rests the finger.", make: Step.hold) {
      if case .hold(let time) = $0 { time } else { nil }
    },
    Form(
      "release", .optional(.after("at", .speed)),
      means: "Lifts the finger, with its own speed or one in dp/s away from the edge.",
      make: Step.release
    ) { if case .release(let speed) = $0 { .some(speed) } else { nil } },
    Form("commit", .commit, means: "Lifts the finger so that the gesture commits."),
    Form("cancel", .cancel, means: "The system takes the touch away."),
    Form(
      "flick from", .origin, .optional(.target),
      means: "Swipes over 30 % of the width in 80 ms and lifts the finger.",
      make: { .flick(from: $0, on: $1) }
    ) { if case .flick(let origin, let target) = $0 { (origin, target) } else { nil } },
    Form(
      "scroll to", .count, means: "Scrolls until so many rows lie above.",
      make: { .scroll(.to($0)) }
    ) { if case .scroll(.to(let rows)) = $0 { rows } else { nil } },
    Form(
      "scroll by", .integer, means: "Scrolls by so many rows; negative is towards the start.",
      make: { .scroll(.by($0)) }
    ) { if case .scroll(.by(let rows)) = $0 { rows } else { nil } },
  ]

  private static let typing: [Form<Step>] = [
    Form("focus", .field, means: "Puts the cursor into a field.", make: Step.focus) {
      if case .focus(let field) = $0 { field } else { nil }
    },
    Form(
      "type", .text, means: "Types into the focused field, else into the screen's first.",
      make: Step.type
    ) { if case .type(let text) = $0 { text } else { nil } },
    Form("erase", .erase, means: "Empties the field."),
  ]

  private static let world: [Form<Step>] = [
    Form("link", .link, means: "A link arrives.", make: Step.link) {
      if case .link(let path) = $0 { path } else { nil }
    },
    Form("home", .home, means: "Leaves for the home screen."),
    Form("return", .return, means: "Comes back to the app."),
    Form("policy", .policy, means: "Changes a policy from here on.", make: Step.policy) {
      if case .policy(let setting) = $0 { setting } else { nil }
    },
  ]

  private static let time: [Form<Step>] = [
    Form(
      "wait", .time, means: "Lets exactly so much time pass; the next step acts then.",
      make: Step.wait
    ) { if case .wait(let time) = $0 { time } else { nil } },
    Form("next frame", .nextFrame, means: "Lets one sixtieth of a second pass."),
  ]
}

extension Part where Value == Milliseconds {
  /// How long a movement takes.
  fileprivate static let over = Part.after("over", .time)
}
