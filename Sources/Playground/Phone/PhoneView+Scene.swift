import MockPhone
import Motion
import Platforms
import TerminalUI

extension PhoneView {
  /// Draws everything on the glass, from the launcher up to the fingers.
  func draw(on canvas: inout PhoneCanvas) {
    let palette = PhonePalette(for: world.platform, theme: theme, depth: ink.depth)
    let painter = ScreenPainter(palette: palette, metrics: world.metrics)
    let isLeft = world.task.isLauncherInFront
    if isLeft || scene.showsLauncher {
      LauncherPainter(palette: palette).draw(world.launcherLayout, on: &canvas)
    } else if !scene.app.isIdentity {
      canvas.coverAll(palette.screen)
    }
    if !isLeft {
      canvas.layer(scene.app, on: painter.metrics.size, outline: palette.surfaceOutline) { canvas in
        drawApp(painter, on: &canvas)
      }
    }
    let isFilled = !isLeft && scene.app.isIdentity
    painter.drawSystemBars(isFilled ? palette.system : palette.launcherText, on: &canvas)
    for (_, finger) in world.fingers.sorted(by: { $0.key < $1.key }) {
      canvas.drawFinger(finger.position, from: finger.start, palette.finger)
    }
    canvas.reduceToPalette()
  }

  /// Draws the app's screens and, above them, what stays in its place.
  private func drawApp(_ painter: ScreenPainter, on canvas: inout PhoneCanvas) {
    // What a screen at rest covers is not seen.
    let first = scene.surfaces.lastIndex { $0.placement.isIdentity }
    if first == nil { canvas.coverAll(painter.palette.screen) }
    var screens: [(surface: Surface, layout: ScreenLayout)] = []
    for surface in scene.surfaces.dropFirst(first ?? 0) {
      let layout = world.layout(of: surface)
      draw(surface, layout, painter, on: &canvas)
      if let layout { screens.append((surface, layout)) }
    }
    if painter.isCupertino { painter.drawCupertinoHeader(screens, on: &canvas) }
    if let tabBar = world.tabBarLayout { painter.drawTabBar(tabBar, on: &canvas) }
  }

  private func draw(
    _ surface: Surface, _ layout: ScreenLayout?, _ painter: ScreenPainter,
    on canvas: inout PhoneCanvas
  ) {
    let palette = painter.palette
    if surface.castsShadow {
      canvas.castShadow(leftOf: surface.placement.shiftX, reach: 28, share: 0.14)
    }
    canvas.layer(surface.placement, on: painter.metrics.size, outline: palette.surfaceOutline) {
      canvas in
      if let layout {
        let isVisible = surface.key == world.visible.key
        painter.drawContent(layout, selection: isVisible ? selection : nil, on: &canvas)
        if !painter.isCupertino { painter.drawMaterialHeader(layout, on: &canvas) }
      } else {
        canvas.coverAll(palette.screen)
      }
      canvas.darken(by: surface.dim * palette.shadeFactor)
    }
  }
}
