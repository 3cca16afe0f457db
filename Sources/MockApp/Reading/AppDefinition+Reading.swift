import JSONText

extension AppDefinition {
  /// Reads an app from its file, or throws everything that is wrong with it, each with its place.
  ///
  /// The file is a JSON object:
  /// - `name`, and `root`: the route of the first entry of the root stack;
  /// - `screens`: the routes by name. A screen has a `title`, perhaps an `identity` (the params
  ///   that tell two of its screens apart), `record` (the collection of which it shows one, by that
  ///   identity) and `items`. A route that hosts a container has `tabs` (each with `name`, `root`
  ///   and perhaps `with`) or `stack` (with `root`) in their place;
  /// - an item is one of `row`, `button`, `field`, `text` and `rows`; rows repeat `for` a
  ///   collection or the numbers `from` … `to`. Rows and buttons may `push` a route `with` params,
  ///   or `do` a command; a row may have a `detail`; a field `stores` an attribute of the screen's
  ///   record;
  /// - `records`: the collections by name, each an array of objects with an `id` and the same other
  ///   attributes;
  /// - `links`: each with `path`, `tab` and `stack`, the entries above the tab's root from the
  ///   lowest upwards.
  ///
  /// Labels, titles, texts and params are templates: `{name}` stands for a param of the screen, an
  /// attribute of the record or, in rows, for an attribute of the row's record or its number `n`.
  /// An array of templates is a choice: the first one that can be filled.
  package init(reading source: SourceText) throws(Diagnostics) {
    let document = try JSONDocument(source)
    var reader = AppReader()
    let app = reader.app(document.top)
    if let diagnostics = document.diagnostics(for: reader.json.problems) { throw diagnostics }
    guard let app else {
      throw Diagnostics(Diagnostic("this is not an app", at: 0, in: source))
    }
    self = app
  }
}
