import Motion
import Testing

@Suite struct PolicyNamesTests {
  @Test("policies are written with the design's words, the default first (R56)")
  func names() {
    #expect(VerticalShift.allCases.map(\.rawValue) == ["spec", "reference", "helper"])
    #expect(FadeProgress.allCases.map(\.rawValue) == ["raw", "eased"])
    #expect(PreviewStyle.allCases.map(\.rawValue) == ["surface", "full-screen"])
    #expect(Momentum.Projection.allCases.map(\.rawValue) == ["0.499", "0.3"])
    #expect(Momentum.Tie.allCases.map(\.rawValue) == ["stays", "pops"])
  }
}
