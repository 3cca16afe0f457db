import Testing
import backplay

@Suite struct CommandTableTextTests {
  @Test("the help names the standard command in brackets, and every command with its summary")
  func whole() {
    #expect(
      CommandTable.sample.help(on: nil) == """
        A program with every kind of row.

        usage: sample [look] [OPTION]...
               sample go [OPTION]... PLACE...
               sample help [COMMAND]

        commands:
          look  look around
          go    go somewhere
          help  explain backplay, one of its commands, or the words of scenarios

        options of every command:
          -h, --help     print this help and stop
              --version  print the version and stop

        exit status:
          0    good
          1    an expectation or a check failed
          64   the command line is wrong
          65   a file is wrong
          70   backplay itself failed
          130  interrupted

        """)
  }

  @Test("the help on a command has its details and options; a long option has a line of its own")
  func command() {
    #expect(
      CommandTable.sample.help(on: .go) == """
        usage: sample go [OPTION]... PLACE...

        Go somewhere.

        A place is a file or a folder.

        options:
              --platform android|ios|both
                         the phone's platform, or both
              --trace    print each step and the stacks after it
          -h, --help     print this help and stop
              --version  print the version and stop

        exit status:
          0    good
          1    an expectation or a check failed
          64   the command line is wrong
          65   a file is wrong
          70   backplay itself failed
          130  interrupted

        """)
  }

  @Test("no line of any help is wider than 80 columns")
  func width() {
    for table in [CommandTable.sample, .backplay] {
      for command in [nil] + table.commands.map(Optional.some) {
        for line in table.help(on: command).split(separator: "\n") {
          #expect(line.count <= 80, "\(line)")
        }
      }
    }
  }

  @Test("the usage of a mistake is one line that says where there is more")
  func usage() {
    let table = CommandTable.sample
    #expect(table.usage(of: nil) == "usage: sample [COMMAND] [OPTION]...  (see sample help)")
    #expect(
      table.usage(of: .go) == "usage: sample go [OPTION]... PLACE...  (see sample help go)")
  }
}

@Suite struct ParagraphTests {
  @Test("a line is broken between words when the next word would pass the width")
  func fits() {
    #expect(Paragraph("aa bb cc", width: 5).lines == ["aa bb", "cc"])
    #expect(Paragraph("aa bb cc", width: 4).lines == ["aa", "bb", "cc"])
    #expect(Paragraph("aa bb cc", width: 8).lines == ["aa bb cc"])
  }

  @Test("a word wider than the width stands alone")
  func wide() {
    #expect(Paragraph("a bbbbbb c", width: 3).lines == ["a", "bbbbbb", "c"])
  }

  @Test("no words are no lines, whatever the width")
  func empty() {
    #expect(Paragraph("  ", width: 0).lines.isEmpty)
    #expect(Paragraph("a b", width: -1).lines == ["a", "b"])
  }
}
