import Testing

@Suite struct HouseTests {
  private let house = House(
    rooms: [
      "Top": .init(arrows: ["Middle", "Library"]),
      "Middle": .init(arrows: ["Bottom", "Door"], outside: ["Glibc"]),
      "Bottom": .init(),
      "Library": .init(isHidden: true),
      "Door": .init(isHidden: true),
    ],
    reservedWords: [.init(word: "getenv", rooms: ["Top"], reason: "one reader")])

  @Test("a room imports what stands to its right, however far, but not through another's door")
  func reach() {
    #expect(house.importable(from: "Top") == ["Middle", "Library", "Bottom"])
    #expect(house.importable(from: "Middle") == ["Bottom", "Door", "Glibc"])
    #expect(house.importable(from: "Bottom").isEmpty)
    #expect(house.importable(from: "Nowhere").isEmpty)
  }

  @Test("an import against the arrow is found, with its line")
  func imports() {
    let source = "import Bottom\n\n@preconcurrency import Top\n"
    #expect(
      house.violations(in: source, file: "M.swift", of: "Middle") == [
        .init(place: "M.swift:3", message: "Middle may not import Top")
      ])
    #expect(house.violations(in: "import Middle", file: "T.swift", of: "Top").isEmpty)
  }

  @Test(
    "a module from outside is found as well",
    arguments: ["Foundation", "FoundationEssentials", "Dispatch", "CNcurses", "Assets", "Glibc"])
  func outside(module: String) {
    let found = House.backplay.violations(in: "import \(module)", file: "N", of: "Navigation")
    #expect(found.map(\.message) == ["Navigation may not import \(module)"])
  }

  @Test("the twins never import each other, and nobody imports the whole Foundation")
  func twins() {
    #expect(!House.backplay.importable(from: "AndroidContainer").contains("IOSContainer"))
    #expect(!House.backplay.importable(from: "IOSContainer").contains("AndroidContainer"))
    #expect(!House.backplay.importable(from: "backplay").contains("CNcurses"))
    for room in House.backplay.rooms.keys {
      #expect(!House.backplay.importable(from: room).contains("Foundation"))
    }
  }

  @Test("no room can reach itself: the arrows have no circle")
  func circles() {
    for room in House.backplay.rooms.keys {
      #expect(!House.backplay.importable(from: room).contains(room), "\(room)")
    }
  }

  @Test("a drawing is read as its arrows: every source of a group to every target of the next")
  func drawing() {
    #expect(
      House.arrows(in: "\nA, B → C → D, E\nA → F\nno arrow\n") == [
        "A": ["C", "F"], "B": ["C"], "C": ["D", "E"],
      ])
  }

  @Test("a reserved word is found outside its rooms, in code alone and as a whole word")
  func words() {
    let source = """
      // getenv("HOME")
      let mygetenv = "getenv"
      let home = getenv("HOME")
      """
    #expect(
      house.violations(in: source, file: "B.swift", of: "Bottom") == [
        .init(place: "B.swift:3", message: "no getenv in Bottom: one reader")
      ])
    #expect(house.violations(in: source, file: "T.swift", of: "Top").isEmpty)
  }

  @Test(
    "a trap is found in every room",
    arguments: ["try! f()", "x as! Int", "fatalError()", "preconditionFailure(\"\")"])
  func traps(code: String) {
    #expect(House.backplay.violations(in: code, file: "f", of: "backplay").count == 1)
  }

  @Test("a header that includes the terminal's library beside its door is found")
  func doors() {
    let source = "#include <stdint.h>\n#include <curses.h>\n"
    #expect(
      house.violations(inHeader: source, file: "a.h", of: "Assets") == [
        .init(place: "a.h:2", message: "only CNcurses includes curses")
      ])
    #expect(house.violations(inHeader: source, file: "a.h", of: "CNcurses").isEmpty)
  }

  @Test(
    "a folder without a target, an unknown room, an arrow too many and a missing test are found")
  func manifest() {
    let manifest = Manifest(targets: [
      .init(name: "Top", kind: .code, dependencies: ["Middle"]),
      .init(name: "TopTests", kind: .test, dependencies: ["Top", "Bottom"]),
      .init(name: "Middle", kind: .code, dependencies: ["Bottom", "Top"]),
      .init(name: "MiddleTests", kind: .test),
      .init(name: "Bottom", kind: .code),
      .init(name: "Door", kind: .system),
      .init(name: "Attic", kind: .code),
    ])
    let found = house.violations(in: manifest, sourceFolders: ["Top", "Cellar"])
    #expect(
      found.map(\.description) == [
        "Sources/Cellar: no target of this name in Package.swift",
        "Package.swift: Middle may not depend on Top",
        "Bottom: a room without tests",
        "Attic: the house has no such room",
      ])
  }
}
