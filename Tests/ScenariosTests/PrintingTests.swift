import Scenarios
import Testing

@Suite struct PrintingTests {
  @Test("the design's example prints as it stands, comments included")
  func example() throws {
    let text = """
      # a bug report
      title     One back, one handler: kept-alive tabs stay quiet
      source    flutter/flutter#152217
      app       nested  # a bundled app
      platform  android
      profile   android-16/compose
      device    412x915
      policy    tab-back=history

      tap "Visit notes"
      swipe from left on row 3
      drag to 0.350 over 200ms
      at once release at 800
      android: expect stack sites, employee id=482 in tab "Sites"

      """
    #expect(try Scenario(parsing: text).description == text)
  }
}
