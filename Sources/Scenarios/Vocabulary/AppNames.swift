/// The names that one app has.
package struct AppNames: Hashable, Sendable {
  /// The labels of every row, button and link on any screen.
  package var labels: [String]
  /// The routes.
  package var routes: [String]
  /// The tabs.
  package var tabs: [String]
  /// The fields of any screen.
  package var fields: [String]

  /// Makes the names of an app.
  package init(labels: [String], routes: [String], tabs: [String], fields: [String]) {
    self.labels = labels
    self.routes = routes
    self.tabs = tabs
    self.fields = fields
  }
}
