import JSONText
import MockApp
import MockPhone
import Motion
import Navigation
import Platforms

/// A small app to lay out.
enum Sample {
  /// A list of 60 rows, and a page of one item of each kind.
  static let app = Result {
    try AppDefinition(
      reading: SourceText(
        """
        {"name": "x", "root": "list", "screens": {
          "list": {"title": "List", "items": [
            {"rows": "Row {n}", "from": 1, "to": 60, "push": "page"}]},
          "page": {"title": "Page", "items": [
            {"text": "above"}, {"row": "Plain", "detail": "d"}, {"field": "F"},
            {"button": "Press", "do": "close"}]}}}
        """, name: "x.json"))
  }

  /// Lays out one of the app's screens.
  static func layout(
    _ route: Route, on metrics: PhoneMetrics, state: ScreenState = ScreenState(),
    backLabel: String? = nil, hasTabs: Bool = true
  ) throws -> ScreenLayout {
    ScreenLayout(
      of: Screen(at: Location(route), in: try app.get(), with: ContentStore()), in: state,
      backLabel: backLabel, hasTabs: hasTabs, metrics: metrics)
  }

  static let pixel = PhoneMetrics(.android, .pixel)
  static let iphone = PhoneMetrics(.ios, .iphone)

  /// Measures a glass of any sides.
  static func metrics(_ platform: Platform, width: Double, height: Double) -> PhoneMetrics {
    PhoneMetrics(platform, Device(name: "test", size: Size(width: width, height: height)))
  }

  /// Sides that no phone has.
  static let strangeSides: [Double] = [0, 1, 23, 100, -5, 1e9, .infinity, -.infinity, .nan]
}
