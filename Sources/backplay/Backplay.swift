#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program.
@main
enum Backplay {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = CommandTable.backplay.run(arguments, on: Console())
    exit(status.rawValue)
  }
}
