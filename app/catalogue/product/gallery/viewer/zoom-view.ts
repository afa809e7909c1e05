/** Pixels of the page; of a point, from the middle of the frame. */
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/** How a picture lies in its frame: how many times larger than it fits, and where its middle is. */
export type ZoomView = Point & { scale: number }

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 }
export const maxScale = 4

/** Enlarges or reduces a picture, within 1 and `maxScale`.
 *  @param from a point of the view
 *  @param to where the picture's part at `from` moves to */
export function zoomAt(view: ZoomView, scale: number, from: Point, to = from): ZoomView {
  const bounded = Math.min(maxScale, Math.max(1, scale))
  const growth = bounded / view.scale
  return { scale: bounded, x: to.x - (from.x - view.x) * growth, y: to.y - (from.y - view.y) * growth }
}

/** Moves a picture back until it leaves no edge of the frame bare that it could fill.
 *  @param picture its size while it fits */
export function withinFrame({ scale, x, y }: ZoomView, picture: Size, frame: Size): ZoomView {
  return {
    scale,
    x: bounded(x, picture.width * scale - frame.width),
    y: bounded(y, picture.height * scale - frame.height),
  }
}

function bounded(offset: number, beyond: number): number {
  const most = Math.max(0, beyond / 2)
  return Math.min(most, Math.max(-most, offset))
}
