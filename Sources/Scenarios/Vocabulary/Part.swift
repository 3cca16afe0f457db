/// A piece of a line's syntax: how it looks, how it is read, and how it is written.
///
/// Law: what `write` accepts and writes, `read` reads back as the same value.
struct Part<Value: Sendable>: Sendable {
  /// How the piece looks.
  let shape: Shape
  /// Reads the piece; the reader notes what it expected where it failed.
  let read: @Sendable (inout Reader) throws(Mismatch) -> Value
  /// Writes a value; false when the value is not one that this piece stands for.
  let write: @Sendable (Value, inout Writer) -> Bool
}

extension Part {
  /// Makes a piece from a phrase and the pieces that follow it, joined into one value and taken
  /// apart again.
  ///
  /// `take` returns nil for a value that another piece stands for.
  init<each Piece: Sendable>(
    _ phrase: String, _ pieces: repeat Part<each Piece>,
    make: @escaping @Sendable (repeat each Piece) -> Value,
    take: @escaping @Sendable (Value) -> (repeat each Piece)?
  ) {
    let words = phrase.split(separator: " ").map(String.init)
    var shapes = words.map(Shape.word)
    for shape in repeat (each pieces).shape { shapes.append(shape) }
    shape = shapes.count == 1 ? shapes[0] : .sequence(shapes)
    read = { reader throws(Mismatch) in
      for word in words { try reader.read(word: word) }
      return make(repeat try (each pieces).read(&reader))
    }
    write = { value, writer in
      guard let taken = take(value) else { return false }
      writer.write(phrase: phrase)
      for accepted in repeat (each pieces).write(each taken, &writer) {
        guard accepted else { return false }
      }
      return true
    }
  }

  /// Makes a phrase that stands for one value.
  init(_ phrase: String, _ value: Value) where Value: Equatable {
    self.init(phrase, make: { value }, take: { $0 == value ? () : nil })
  }
}

extension Part {
  /// One of several pieces; the first that fits is taken.
  static func oneOf(_ parts: Part...) -> Part { oneOf(parts) }

  /// One of several pieces; the first that fits is taken.
  static func oneOf(_ parts: [Part]) -> Part {
    Part(shape: .choice(parts.map(\.shape))) { reader throws(Mismatch) in
      let mark = reader.offset
      for part in parts {
        do throws(Mismatch) {
          return try part.read(&reader)
        } catch {
          reader.offset = mark
        }
      }
      throw Mismatch()
    } write: { value, writer in
      let mark = writer
      for part in parts {
        if part.write(value, &writer) { return true }
        writer = mark
      }
      return false
    }
  }

  /// One of the names of a closed list.
  static func oneOfNames() -> Part
  where Value: CaseIterable & RawRepresentable & Equatable, Value.RawValue == String {
    oneOf(Value.allCases.map { Part($0.rawValue, $0) })
  }

  /// A piece that may be absent.
  static func optional<Wrapped: Sendable>(_ part: Part<Wrapped>) -> Part
  where Value == Wrapped? {
    Part(shape: .optional(part.shape)) { reader throws(Mismatch) in
      let mark = reader.offset
      do throws(Mismatch) {
        return try part.read(&reader)
      } catch {
        reader.offset = mark
        return nil
      }
    } write: { value, writer in
      value.map { part.write($0, &writer) } ?? true
    }
  }

  /// A phrase before a piece.
  static func after(_ phrase: String, _ part: Part) -> Part {
    Part(phrase, part, make: { $0 }, take: { $0 })
  }

  /// One or more pieces with commas between them.
  static func list<Element: Sendable>(of part: Part<Element>) -> Part where Value == [Element] {
    Part(shape: .list(part.shape)) { reader throws(Mismatch) in
      var elements = [try part.read(&reader)]
      while reader.take(.comma) { elements.append(try part.read(&reader)) }
      return elements
    } write: { elements, writer in
      for (index, element) in elements.enumerated() {
        if index > 0 { writer.write(mark: ",") }
        guard part.write(element, &writer) else { return false }
      }
      return !elements.isEmpty
    }
  }
}
