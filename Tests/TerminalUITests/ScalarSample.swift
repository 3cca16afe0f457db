/// The scalars that tests of every kind of text go through: all of the alphabets, marks, symbols,
/// formats and tags, and every 97th of the rest.
let scalarSample: [Unicode.Scalar] = {
  let all: [ClosedRange<UInt32>] = [
    0...0x33FF, 0xFB00...0xFFFF, 0x1F000...0x1F2FF, 0xE0000...0xE01FF,
  ]
  let rest = stride(from: 0x3400 as UInt32, through: 0x10FFFF, by: 97)
  return (all.flatMap(Array.init) + Array(rest)).compactMap(Unicode.Scalar.init)
}()
