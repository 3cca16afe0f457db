import MockApp
import Platforms
import Simulation

extension Names {
  /// Every name that the playground knows, for one app or for none yet.
  package init(apps: [String], app: AppDefinition? = nil) {
    self.init(
      apps: apps,
      profiles: Profile.all.flatMap { [$0.release, $0.name] }.reduce(into: []) {
        if !$0.contains($1) { $0.append($1) }
      },
      devices: Platforms.Device.all.map(\.name),
      policies: PolicySwitch.all.map {
        PolicyNames($0.name, values: $0.values, meaning: $0.sentence)
      },
      invariants: Invariant.allCases.map(\.rawValue), app: app.map(AppNames.init))
  }
}

extension AppNames {
  /// The names of an app.
  package init(_ app: AppDefinition) {
    self.init(
      labels: app.tapLabels, routes: app.routeNames, tabs: app.graph.tabNames,
      fields: app.fieldNames)
  }
}
