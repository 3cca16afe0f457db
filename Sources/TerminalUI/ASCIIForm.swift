/// What stands for a glyph where only ASCII can be shown.
package enum ASCIIForm {
  /// Returns an ASCII scalar of the same look, or a question mark.
  package static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{20}"..."\u{7E}": scalar
    case "─", "━", "┄", "╌", "–", "—", "‐", "‑", "−", "▁", "▔", "═": "-"
    case "│", "┃", "┆", "╎", "║", "▏", "▕": "|"
    case "\u{250C}"..."\u{254B}", "\u{2552}"..."\u{2570}": "+"
    case "\u{2581}"..."\u{258F}", "\u{2591}"..."\u{2593}", "■", "▪": "#"
    case "█": "#"
    case "▸", "▶", "►", "→", "›", "»", "❯": ">"
    case "◂", "◀", "◄", "←", "‹", "«", "❮": "<"
    case "▴", "▲", "↑", "⌃": "^"
    case "▾", "▼", "↓", "⌄": "v"
    case "●", "•", "◆", "★", "∗": "*"
    case "○", "◦", "◯", "◇", "☆": "o"
    case "✓", "✔": "+"
    case "✗", "✘", "×", "⨯": "x"
    case "…", "·", "․": "."
    case "‘", "’", "′": "'"
    case "“", "”", "″": "\""
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{2800}", "\u{3000}": " "
    case "\u{2801}"..."\u{28FF}": "*"
    default: "?"
    }
  }
}
