import Testing

@Suite struct SwiftCodeTests {
  @Test(
    "an import is read whatever stands around its module",
    arguments: [
      "import Motion", "  import Motion  // for springs", "public import Motion",
      "@preconcurrency import Motion", "@_exported public import Motion",
      "import struct Motion.Rect", "import Motion.Springs", "let a = 1; import Motion",
      "import /* why */ Motion", "#if canImport(Motion)\nimport Motion\n#endif",
    ])
  func imports(source: String) {
    #expect(SwiftCode(source).imports.map(\.module) == ["Motion"])
  }

  @Test(
    "text is no import",
    arguments: [
      "// import Motion", "/* \n import Motion */", "/* /* */ import Motion */",
      "let a = \"\"\"\n  import Motion\n  \"\"\"", "let a = #\"\n  \"\nimportMotion()",
      "important(Motion)",
      "let a = \"\"\"\n  \\\"\"\"\n  import Motion\n  \"\"\"",
      "let a = #\"\"\"\n  \"\"\"\n  import Motion\n  \"\"\"#",
    ])
  func text(source: String) {
    #expect(SwiftCode(source).imports.isEmpty)
  }

  @Test("code in an interpolation stays code, however deep, and text after it stays text")
  func interpolation() {
    let source = #"print("a \(f("(", g(await: 1))) await \\" + await x)"#
    #expect(SwiftCode(source).lines == [#"print(    (f(   , g(await: 1)))           + await x)"#])
  }

  @Test("lines keep their numbers and columns")
  func places() {
    let code = SwiftCode("/* a\n b */ import A\nlet s = \"é\"; import B")
    #expect(code.imports == [.init(module: "A", line: 2), .init(module: "B", line: 3)])
    #expect(code.lines[1] == "      import A")
  }
}
