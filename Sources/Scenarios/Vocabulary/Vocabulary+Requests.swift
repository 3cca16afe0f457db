extension Vocabulary {
  /// Requests by the app's code; `in …` addresses another container.
  static let requests: [Form<Step>] = [
    request(
      "push", .route(but: "unique"), means: "The app adds an entry.", make: AppRequest.push
    ) { if case .push(let route) = $0 { route } else { nil } },
    request(
      "push unique", .route, means: "The app adds an entry unless the same one is on top.",
      make: AppRequest.pushUnique
    ) { if case .pushUnique(let route) = $0 { route } else { nil } },
    Form(
      "pop", .optional(.address), means: "The app removes the top entry.",
      make: { .request(.pop(1), in: $0) }
    ) { if case .request(.pop(1), let address) = $0 { .some(address) } else { nil } },
    request(
      "pop", .integer, means: "The app removes so many entries.", make: AppRequest.pop
    ) { if case .pop(let count) = $0, count != 1 { count } else { nil } },
    request(
      "pop to", .route, means: "The app removes what lies above an entry.", make: AppRequest.popTo
    ) { if case .popTo(let route) = $0 { route } else { nil } },
    request(
      "replace", .route, means: "The app puts an entry in the place of the top one.",
      make: AppRequest.replace
    ) { if case .replace(let route) = $0 { route } else { nil } },
    request(
      "reset", .list(of: .route(but: "to")),
      means: "The app puts a whole stack in the place of this one.",
      make: AppRequest.reset
    ) { if case .reset(let routes) = $0 { routes } else { nil } },
    Form(
      "reset to root", .optional(.address), means: "The app removes everything above the root.",
      make: { .request(.resetToRoot, in: $0) }
    ) { if case .request(.resetToRoot, let address) = $0 { .some(address) } else { nil } },
    request(
      "navigate", .route, means: "The app pushes, or updates the params of the same entry on top.",
      make: AppRequest.navigate
    ) { if case .navigate(let route) = $0 { route } else { nil } },
    request(
      "set", .params, means: "The app changes params of the visible entry.", make: AppRequest.set
    ) { if case .set(let params) = $0 { params } else { nil } },
    request(
      "select tab", .tabName, means: "The app shows another tab.", make: AppRequest.selectTab
    ) { if case .selectTab(let name) = $0 { name } else { nil } },
  ]

  private static func request<Piece: Sendable>(
    _ phrase: String, _ piece: Part<Piece>, means meaning: String,
    make: @escaping @Sendable (Piece) -> AppRequest,
    take: @escaping @Sendable (AppRequest) -> Piece?
  ) -> Form<Step> {
    Form(
      phrase, piece, .optional(.address), means: meaning,
      make: { .request(make($0), in: $1) }
    ) {
      guard case .request(let request, let address) = $0, let piece = take(request) else {
        return nil
      }
      return (piece, address)
    }
  }
}
