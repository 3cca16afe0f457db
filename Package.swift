// swift-tools-version: 6.1
import PackageDescription

/// A room: one folder under `Sources`, one target, one folder of tests.
///
/// The arrows are those of ARCHITECTURE.md; `ArchitectureTests` reads every import and fails on
/// another one.
///
/// `bench` names what its tests share with those of another room, `tests` what only they import.
func room(
  _ name: String, _ imports: [String] = [], bench: String? = nil, tests: [String] = []
) -> [Target] {
  [
    .target(name: name, dependencies: imports.map { .byName(name: $0) }),
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([name] + imports + (bench.map { [$0] } ?? []) + tests)
        .map { .byName(name: $0) }),
  ]
}

let package = Package(
  name: "backplay",
  products: [
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "Navigation", targets: ["Navigation"]),
    .library(name: "Platforms", targets: ["Platforms"]),
  ],
  targets: [
    [
      .target(
        name: "Assets", path: "Assets", sources: ["Assets.c"], publicHeadersPath: "include"),
      .testTarget(name: "AssetsTests", dependencies: ["Assets"]),
      .testTarget(name: "ArchitectureTests"),
      .testTarget(name: "ContainerBench", dependencies: ["Platforms", "Navigation", "Motion"]),
      .systemLibrary(name: "CGetopt"),
      .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
      .target(name: "CTerminalGuard"),
      .testTarget(name: "CTerminalGuardTests", dependencies: ["CTerminalGuard"]),
      .executableTarget(
        name: "backplay",
        dependencies: [
          "Assets", "CGetopt", "JSONText", "Scenarios", "NcursesTerminal", "Playground",
          "Simulation", "MockApp", "Platforms", "TerminalUI",
        ]),
      .testTarget(name: "backplayTests", dependencies: ["backplay", "Scenarios", "TerminalUI"]),
      .testTarget(name: "EndToEndTests"),
      .executableTarget(
        name: "Benchmarks",
        dependencies: [
          "Playground", "Simulation", "MockApp", "JSONText", "Platforms", "Navigation",
          "TerminalUI",
        ], path: "Benchmarks"),
    ],
    room("JSONText"),
    room("Motion"),
    room("Navigation"),
    room("TerminalUI"),
    room("MockApp", ["Navigation", "JSONText"]),
    room("NcursesTerminal", ["CNcurses", "CTerminalGuard", "TerminalUI"]),
    room("Platforms", ["Navigation", "Motion"]),
    room(
      "AndroidContainer", ["Platforms", "Navigation", "Motion"], bench: "ContainerBench"),
    room("IOSContainer", ["Platforms", "Navigation", "Motion"], bench: "ContainerBench"),
    room("MockPhone", ["MockApp", "Platforms", "Navigation", "Motion"]),
    room(
      "Simulation",
      [
        "AndroidContainer", "IOSContainer", "MockPhone", "MockApp", "Platforms", "Navigation",
        "Motion",
      ], tests: ["JSONText"]),
    room(
      "Scenarios", ["Simulation", "MockApp", "Platforms", "Navigation", "Motion"],
      tests: ["JSONText"]),
    room(
      "Exploration", ["Simulation", "Platforms", "Navigation", "Motion"],
      tests: ["JSONText", "MockApp"]),
    room(
      "Playground",
      [
        "Scenarios", "Simulation", "MockPhone", "MockApp", "Platforms", "Navigation", "Motion",
        "TerminalUI",
      ], tests: ["JSONText"]),
  ].flatMap(\.self),
  swiftLanguageModes: [.v6]
)
