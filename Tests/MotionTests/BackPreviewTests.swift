import Motion
import Testing

@Suite struct BackPreviewTests {
  let transform = AndroidBackTransform(
    progress: 0.5, side: .right, dy: 100, size: Size(width: 360, height: 800), deviceCorner: 28)

  @Test("M6: *surface* moves an opaque card over a destination at rest under a light scrim")
  func surface() {
    let preview = transform.preview(.surface)
    #expect(
      preview.leaving
        == PreviewLayer(
          scale: transform.scale, shiftX: transform.shiftX, shiftY: transform.shiftY,
          corner: transform.corner, opacity: 1))
    #expect(preview.destination == PreviewLayer(corner: 28))
    #expect(preview.scrim == 0.2)
  }

  @Test("M6: *full-screen* scales and fades both screens and shifts neither")
  func fullScreen() {
    let preview = transform.preview(.fullScreen)
    #expect(
      preview.leaving == PreviewLayer(scale: transform.scale, corner: 28, opacity: 0))
    // (0.5 − 0.35)/0.65 = 0.230769; 1.1 − 0.1 · 0.230769 = 1.076923.
    #expect(abs(preview.destination.opacity - 0.230769) < 1e-6)
    #expect(abs(preview.destination.scale - 1.076923) < 1e-6)
    #expect(preview.destination.shiftX == 0 && preview.destination.shiftY == 0)
    #expect(preview.scrim == 0)
  }

  @Test("a layer is scaled about the centre, then shifted")
  func frame() {
    let layer = PreviewLayer(scale: 0.5, shiftX: 10, shiftY: -20)
    let frame = layer.frame(of: Size(width: 400, height: 800))
    #expect(frame == Rect(x: 110, y: 180, width: 200, height: 400))
    #expect(
      PreviewLayer().frame(of: Size(width: 400, height: 800))
        == Rect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test("a layer of hostile numbers covers a rectangle of finite numbers")
  func hostile() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<5000 {
      let layer = PreviewLayer(
        scale: random.hostile(), shiftX: random.hostile(), shiftY: random.hostile())
      let frame = layer.frame(of: Size(width: random.hostile(), height: random.hostile()))
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      #expect(frame.maxX.isFinite && frame.maxY.isFinite)
    }
  }
}
