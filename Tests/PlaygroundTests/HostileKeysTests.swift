import Platforms
import Playground
import TerminalUI
import Testing

@Suite("Whatever is pressed and whatever the size")
struct HostileKeysTests {
  /// A generator that gives the same numbers for the same seed (SplitMix64).
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Every key of the table, and some that it does not have.
  static let keys: [Key] =
    KeyTable.standard.rows.flatMap { $0.strokes.flatMap(\.keys) }
    + [.delete, .insert, .backtab, .function(5), .unknown(777), .control("x")]
    + "employees/482 35%\"ñ字\u{301}👩‍👩‍👧".map { .character($0) }

  @Test("5,000 random keys break nothing", arguments: Platform.allCases, [1, 2] as [UInt64])
  func randomKeys(platform: Platform, seed: UInt64) throws {
    var random = Seeded(state: seed)
    var player = try Person(platform, width: 80, height: 24)
    for step in 0..<5_000 {
      let key = Self.keys.randomElement(using: &random) ?? .enter
      player.press(key, after: Int64.random(in: 0...120, using: &random))
      if step % 50 == 0 { _ = Program.view(player.model) }
      guard player.model.world.violations.isEmpty else { break }
    }
    #expect(player.model.world.violations == [], "seed \(seed)")
    player.settle()
    #expect(!player.model.isMoving)
  }

  @Test("A picture is made for every size from 0×0 to 300×100, whatever lies over it")
  func sizes() throws {
    var players: [Person] = []
    for keys in ["Enter → → →", "?", "Enter Enter i", "o", ": e", "Tab Tab Tab", "z"] {
      for platform in Platform.allCases {
        var player = try Person(platform)
        try player.press(keys, every: 400)
        players.append(player)
      }
    }
    for (index, width) in (Array(0...70) + [79, 80, 111, 112, 120, 200, 300]).enumerated() {
      for height in [0, 1, 2, 3, 5, 19, 20, 21, 24, 40, 100] {
        var model = players[index % players.count].model
        _ = Program.update(&model, .resized(CellSize(width: width, height: height)))
        let view = Program.view(model)
        #expect(view.width == width && view.height == height)
      }
    }
  }

  @Test("While nothing moves, time changes nothing and nothing is drawn differently")
  func stillness() throws {
    for platform in Platform.allCases {
      for keys in ["", "Enter", "Enter → → →", "?", "o"] {
        var player = try Person(platform)
        try player.pressCalmly(keys)
        player.settle()
        let before = Program.view(player.model)
        _ = Program.update(&player.model, .passed(microseconds: 3_600_000_000))
        #expect(Diff.runs(from: before, to: Program.view(player.model)).isEmpty, "\(keys)")
      }
    }
  }

  @Test("A phone that lies there untouched keeps its clock: a pause leaves no trace")
  func clock() throws {
    var player = try Person(.android)
    player.wait(5_000)
    #expect(player.model.world.now.microseconds == 0)
  }

  @Test("Time that is no time is none", arguments: [Int64.min, -1, 0])
  func backwards(microseconds: Int64) throws {
    var player = try Person(.ios)
    try player.press("Enter")
    let now = player.model.world.now
    _ = Program.update(&player.model, .passed(microseconds: microseconds))
    #expect(player.model.world.now == now)
  }
}
