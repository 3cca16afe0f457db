/// A progress as a person types it: `0.35`, `.35`, `35%` or `35`.
package enum ProgressText {
  /// Reads a progress; a number above 1, or one with a per cent sign, is per cent. Nil when it is
  /// none from 0 to 1.
  package static func value(of text: String) -> Double? {
    var digits = text.filter { $0 != " " }[...]
    let isPerCent = digits.last == "%"
    if isPerCent { digits = digits.dropLast() }
    guard !digits.isEmpty, digits.utf8.count <= 12,
      digits.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") }),
      let number = Double(digits.first == "." ? "0" + digits : String(digits))
    else { return nil }
    let progress = isPerCent || number > 1 ? number / 100 : number
    return progress <= 1 ? progress : nil
  }
}
