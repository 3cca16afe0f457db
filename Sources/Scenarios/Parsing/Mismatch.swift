/// A piece of a line does not fit; what was expected stands in the reader.
struct Mismatch: Error {}
