import type { Point } from "./zoom-view.ts"

export type Gestures = {
  isZoomed: () => boolean
  /** The fingers or the wheel enlarge by a factor, while what lay at `from` moves to `to`. */
  onPinch: (factor: number, from: Point, to: Point) => void
  onDrag: (by: Point) => void
  /** A double tap, or a click of the mouse. */
  onTap: (at: Point) => void
  onEnd: () => void
}

/** Milliseconds and pixels within which two taps are a double one, and pixels that a tap may move. */
const doubleTap = { within: 350, near: 40 }
const maxTapMovement = 10

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Hears pinches, drags, taps and the wheel on a swiped list. A swipe with one finger stays the browser's while the picture
 *  is whole.
 *  @returns ends it */
export function listenToGestures(list: HTMLElement, gestures: Gestures): () => void {
  const pointers = new Map<number, Point>()
  let start: Point | null = null
  let tapped: { at: Point; time: number } | null = null

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = list.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return
    pointers.set(event.pointerId, pointOf(event))
    start = pointers.size === 1 ? pointOf(event) : null
    if (gestures.isZoomed()) list.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    pointers.set(event.pointerId, now)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other)
      gestures.onPinch(distance(now, other) / distance(before, other), middle(before, other), middle(now, other))
    else if (gestures.isZoomed()) gestures.onDrag({ x: now.x - before.x, y: now.y - before.y })
  }
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    if (pointers.size === 0) gestures.onEnd()
    const at = pointOf(event)
    const isTap = start !== null && event.type === "pointerup" && distance(start, at) < maxTapMovement
    const last = tapped
    tapped = null
    if (!isTap) return
    const isSecond = last && event.timeStamp - last.time < doubleTap.within && distance(last.at, at) < doubleTap.near
    if (event.pointerType === "mouse" || isSecond) gestures.onTap(at)
    else tapped = { at, time: event.timeStamp }
  }
  const keepFromScrolling = (event: TouchEvent) => {
    if (event.cancelable && (event.touches.length > 1 || gestures.isZoomed())) event.preventDefault()
  }
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !gestures.isZoomed()) return
    event.preventDefault()
    const at = pointOf(event)
    if (event.ctrlKey) gestures.onPinch(Math.exp(-event.deltaY / 100), at, at)
    else gestures.onDrag({ x: -event.deltaX, y: -event.deltaY })
    gestures.onEnd()
  }

  const ending = new AbortController()
  const { signal } = ending
  list.addEventListener("pointerdown", down, { signal })
  list.addEventListener("pointermove", move, { signal })
  list.addEventListener("pointerup", up, { signal })
  list.addEventListener("pointercancel", up, { signal })
  list.addEventListener("touchmove", keepFromScrolling, { signal, passive: false })
  list.addEventListener("wheel", wheel, { signal, passive: false })
  return () => ending.abort()
}
