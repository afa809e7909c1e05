import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { listenToGestures } from "./gestures.ts"
import { type Point, wholeView, withinFrame, type ZoomView, zoomAt } from "./zoom-view.ts"

/** How many times larger a double tap, a click and the button make a picture. */
const largeScale = 2.5
const center: Point = { x: 0, y: 0 }

/** The zoom of the shown slide: its gestures, and the same for buttons and keys. Another slide begins whole.
 *  @param list the slides, whose first child each is what is enlarged */
export function useZoom(list: RefObject<HTMLElement | null>, shown: number) {
  const view = useRef(wholeView)
  const [zoomed, setZoomed] = useState(false)

  // Past React: fingers move a picture more often than a page is rendered.
  const apply = useCallback(
    (wanted: ZoomView, eased = false) => {
      const picture = list.current?.children[shown]?.firstElementChild
      if (!(list.current && picture instanceof HTMLElement)) return
      const { offsetWidth: width, offsetHeight: height } = picture
      const frame = { width: list.current.clientWidth, height: list.current.clientHeight }
      view.current = withinFrame(wanted, { width, height }, frame)
      const { x, y, scale } = view.current
      picture.toggleAttribute("data-eased", eased)
      picture.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ""
    },
    [list, shown],
  )
  const toggle = useCallback(
    (at = center) => {
      apply(view.current.scale > 1 ? wholeView : zoomAt(view.current, largeScale, at), true)
      setZoomed(view.current.scale > 1)
    },
    [apply],
  )
  const pan = useCallback(
    (by: Point, eased = false) => {
      const { scale, x, y } = view.current
      apply({ scale, x: x + by.x, y: y + by.y }, eased)
    },
    [apply],
  )

  useEffect(() => {
    if (!list.current) return
    const stop = listenToGestures(list.current, {
      isZoomed: () => view.current.scale > 1,
      onPinch: (factor, from, to) => apply(zoomAt(view.current, view.current.scale * factor, from, to)),
      onDrag: pan,
      onTap: toggle,
      onEnd: () => setZoomed(view.current.scale > 1),
    })
    return () => {
      stop()
      apply(wholeView)
      setZoomed(false)
    }
  }, [list, apply, pan, toggle])

  return { zoomed, toggle, pan }
}
