import Navigation
import Testing

@Suite struct RouterReplaceTests {
  @Test("R9, I27, router S47, S48: replace swaps the top for a new key and keeps the depth")
  func replace() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"), .push("notes id=7"))
    let changes = router.handle(Request(.replace("notes id=7"))).changes
    #expect(changes?.removed.map(\.description) == ["notes#6"])
    #expect(changes?.added.map(\.description) == ["notes#7"])
    #expect(router.stack() == "sites, employee id=7, notes id=7")
    #expect(router.keys()?.prefix(2) == ["sites#2", "employee#5"])
  }

  @Test("R9: replace at the root is allowed, of a tab and of the root stack itself")
  func root() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.replace("library"))
    #expect(router.keys() == ["library#5"])
    #expect(router.visibleTabs == ["Sites"])
    let changes = router.handle(Request(.replace("about"), in: .root)).changes
    #expect(
      changes?.removed.map(\.description) == ["home#1", "library#5", "library#3", "settings#4"])
    #expect(router.visibleStacks == ["about"])
  }

  @Test("R10, I27, router S05, B09, B10: a reset that cannot be carried out whole is refused")
  func refusals() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"), .selectTab("Library"), .push("album id=1"))
    let album = EntryKey("album", 6)
    let employee = EntryKey("employee", 5)
    let before = router
    #expect(router.handle(.reset([])) == .refused(.emptyReset))
    #expect(
      router.handle(.reset([.init("library"), .init("album id=1", key: EntryKey("album", 99))]))
        == .refused(.foreignKey(EntryKey("album", 99))))
    #expect(
      router.handle(.reset([.init("employee id=7", key: employee)]))
        == .refused(.foreignKey(employee)))
    #expect(
      router.handle(.reset([.init("track id=1", key: album)])) == .refused(.foreignKey(album)))
    #expect(
      router.handle(.reset([.init("album id=1", key: album), .init("album id=1", key: album)]))
        == .refused(.duplicateKey(album)))
    #expect(
      router.handle(.reset([.init("album id=1", key: album), .init("nowhere")]))
        == .refused(.unknownRoute("nowhere")))
    #expect(router == before)
  }

  @Test("R10: a known key keeps its entry and takes the params; the same route without it is new")
  func identity() throws {
    var router = Router(graph: try .nested())
    router.handle(.push("host"), .push("step n=1"))
    let target = Request.Target.tab("Start")
    let host = EntryKey("host", 5)
    let kept = router.handle(
      Request(.reset([.init("start"), .init("host from=reset", key: host)]), in: target))
    #expect(kept.changes?.removed.map(\.description) == ["start#2"])
    #expect(kept.changes?.added.map(\.description) == ["start#8"])
    #expect(kept.changes?.updated == host)
    #expect(router.visibleStacks == ["home", "start, host from=reset", "inner, step n=1"])

    let rebuilt = router.handle(
      Request(.reset([.init("start", key: EntryKey("start", 8)), .init("host")]), in: target))
    #expect(rebuilt.changes?.removed.map(\.description) == ["host#5", "inner#6", "step#7"])
    #expect(rebuilt.changes?.added.map(\.description) == ["host#9", "inner#10"])
    #expect(router.visibleStacks == ["home", "start, host", "inner"])
  }

  @Test("R10: a reset to what is there changes nothing; other params or order are changes")
  func quiet() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"), .push("notes id=7"))
    let same = (router.history()?.entries ?? []).map {
      Request.ResetEntry($0.location, key: $0.key)
    }
    let before = router
    #expect(router.handle(.reset(same))?.changes?.isEmpty == true)
    #expect(router == before)

    let reordered = router.handle(.reset([same[0], same[2], same[1]]))?.changes
    #expect(reordered?.isReordered == true)
    #expect(reordered?.removed == [] && reordered?.added == [])
    #expect(router.revision == before.revision + 1)
    #expect(router.stack() == "sites, notes id=7, employee id=7")

    let updated = router.handle(
      .reset([same[0], same[2], .init("employee id=7 tab=2", key: same[1].key)]))?.changes
    #expect(updated?.updated == same[1].key)
    #expect(updated?.isReordered == false)
    #expect(router.revision == before.revision + 2)
  }

  @Test("R10, I27: every reset of three entries to up to three others leaves exactly those")
  func exhaustive() throws {
    var start = Router(graph: try .fieldbook())
    start.handle(.push("employee id=7"), .push("notes id=7"))
    let entries = start.history()?.entries ?? []
    let choices: [Int?] = [0, 1, 2, nil]
    for wanted in choices.sequences(upTo: 3) where !wanted.isEmpty {
      let known = wanted.compactMap { $0 }
      guard Set(known).count == known.count else { continue }
      var router = start
      let asked = wanted.map { position in
        position.map { Request.ResetEntry(entries[$0].location, key: entries[$0].key) }
          ?? Request.ResetEntry("about")
      }
      let changes = router.handle(.reset(asked))?.changes
      let after = router.history()?.entries ?? []
      #expect(after.map(\.location) == asked.map(\.location))
      #expect(after.map(\.key).filter(entries.map(\.key).contains) == known.map { entries[$0].key })
      let gone = (0...2).reversed().filter { !known.contains($0) }
      #expect(changes?.removed == gone.map { entries[$0].key })
      #expect(changes?.added.map(\.route) == asked.filter { $0.key == nil }.map(\.location.route))
      #expect(changes?.isReordered == (known != known.sorted()))
      #expect(changes?.isEmpty == (wanted == [0, 1, 2]))
    }
  }
}

extension Array {
  /// Every sequence of the elements, repetitions included, up to a length.
  fileprivate func sequences(upTo length: Int) -> [[Element]] {
    guard length > 0 else { return [[]] }
    let shorter = sequences(upTo: length - 1)
    return shorter + shorter.filter { $0.count == length - 1 }.flatMap { way in map { way + [$0] } }
  }
}
