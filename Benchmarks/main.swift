/// Prints one figure: what it is, then its value.
func row(_ name: String, _ value: String) {
  print(name + String(repeating: " ", count: max(1, 36 - name.count)) + value)
}

let binary = CommandLine.arguments.dropFirst().first ?? ".build/release/backplay"
PaintBenchmark.run(binary: binary)
FrameBenchmark.run()
RouterBenchmark.run()
