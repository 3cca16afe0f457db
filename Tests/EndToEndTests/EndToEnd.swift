import Testing

/// Everything that drives the real program, one test after the other.
///
/// Two tests at once would hand each other's pipes to the processes that they start, and a
/// terminal's server that holds another test's pipe keeps that test waiting for its end.
@Suite(.serialized) enum EndToEnd {}
