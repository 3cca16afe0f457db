import CNcurses
import CTerminalGuard
import Glibc
import TerminalUI

extension Terminal {
  /// Waits for a key, without using the processor, and returns it; none when the time is over
  /// first.
  ///
  /// - Parameter timeoutMilliseconds: how long to wait at most; without one, until something comes.
  ///   0 or less only looks.
  package func nextKey(timeoutMilliseconds: Int? = nil) -> Key? {
    let deadline = timeoutMilliseconds.map { Self.now() + max(0, min($0, 1_000_000_000)) }
    while isOpen {
      if let key = keyOfEvents() ?? readKey() { return key }
      let left = deadline.map { max(0, $0 - Self.now()) }
      switch wait(milliseconds: left) {
      case .input:
        if let key = readKey() { return key }
        if isGone() { return .endOfInput }
      case .event: continue
      case .nothing: if left == 0 { return nil }
      case .gone: return .endOfInput
      }
    }
    return .endOfInput
  }

  private enum Arrival {
    case input, event, nothing, gone
  }

  private func wait(milliseconds: Int?) -> Arrival {
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal_guard_wake(), events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 2, milliseconds.map { Int32(clamping: $0) } ?? -1) >= 0 else {
      return errno == EINTR ? .event : .gone
    }
    if sources[1].revents != 0 { return .event }
    if sources[0].revents & Int16(POLLIN) != 0 { return .input }
    return sources[0].revents == 0 ? .nothing : .gone
  }

  /// Reads what is there without waiting. Bytes, not wide characters: of those ncurses drops what
  /// follows a broken one.
  private func readKey() -> Key? {
    while true {
      let code = wgetch(keyboard)
      guard code != ERR else { return nil }
      guard let byte = UInt8(exactly: code) else { return KeyCode.key(code: code) }
      if let key = decoder.take(byte) { return key }
    }
  }

  /// Says whether input is announced where there is none: then the terminal is gone, and would
  /// announce for ever.
  private func isGone() -> Bool {
    wait(milliseconds: 0) == .input && cn_waiting(STDIN_FILENO) == 0
  }

  private func keyOfEvents() -> Key? {
    let events = terminal_guard_take_events()
    func happened(_ event: terminal_guard_event) -> Bool { events & event.rawValue != 0 }
    if happened(terminal_guard_stop_asked) {
      stop(group: false)
    } else if happened(terminal_guard_continued) {
      takeBack()
    }
    guard events != 0 || mayHaveResized else { return nil }
    mayHaveResized = false
    return adoptSize() ? .resize : nil
  }

  /// Returns the milliseconds of a clock that only goes forward.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
