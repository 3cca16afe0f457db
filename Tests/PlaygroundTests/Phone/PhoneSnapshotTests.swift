import Motion
import Platforms
import Playground
import Simulation
import TerminalUI
import Testing

/// Whole screens as a person sees them, without colour, so that the text is all there is.
@Suite struct PhoneSnapshotTests {
  @Test("Android at rest: arrow and title, rows, a field of two rows, a button, the tab bar")
  func android() throws {
    let view = PhoneView(of: try Gallery.world(.android, pages: 1), selection: 0, ink: Ink(.none))
    expect(
      view.picture(36, 33),
      above: [
        " 9:41                       ▂▄▆ 84%",
        "",
        " ←   Page 1",
        "▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔",
        "▸界面の幅 wide                 右端",
        "  Note",
        "",
        " ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔",
        "  [Save]",
        "",
        " Only a text",
      ],
      below: [
        "▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔",
        "         ◆                 ○",
        "       Lists             Other",
        "            ━━━━━━━━━━━━",
      ])
  }

  @Test("iOS a quarter of the way back: both screens side by side under one header")
  func ios() throws {
    var world = try Gallery.world(.ios, pages: 1)
    world.send(world.inputs(for: .swipe(from: .left)))
    world.send(world.inputs(for: .drag(to: 0.25, seconds: 0)))
    expect(
      PhoneView(of: world, ink: Ink(.none)).picture(40, 37),
      above: [
        "",
        "  9:41                         ▂▄▆ 84%",
        "",
        " ‹ Lists                   Page 1",
        "────────────────────────────────────────",
        "          ▏  界面の幅 wide",
        "          ▏",
        "          ▏  Note",
        "          ▏",
        "          ▏",
        "          ▏                [Save]",
        "          ▏",
        "          ▏  Only a text",
      ],
      below: [
        "          ◆                  ○",
        "",
        "        Lists              Other",
        "             ━━━━━━━━━━━━━━",
      ])
  }

  private func expect(_ picture: Buffer, above: [String], below: [String]) {
    let rows = Picture.rows(of: picture)
    #expect(Array(rows.prefix(above.count)) == above)
    #expect(Array(rows.suffix(below.count)) == below)
  }
}
