import { type CSSProperties, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { textDirection } from "#core/i18n/locale.ts"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import { openModal } from "../../../../browser/modal-layers.ts"
import { useI18n } from "../../../../i18n/i18n.tsx"
import { Icon } from "../../../../ui/icon.tsx"
import { SlideArrows } from "../../../../ui/slide-arrows.tsx"
import { useSwipe } from "../use-swipe.ts"
import "./viewer.css"
import * as cardTools from "../../../../styles/card-tools.module.css"
import { Picture } from "../../../../ui/picture.tsx"
import { listenToGestures } from "./gestures.ts"
import * as css from "./viewer.module.css"
import { type Point, wholeView, withinFrame, type ZoomView, zoomAt } from "./zoom-view.ts"

type ViewerSlideProps = {
  picture: PictureFile
  /** How many slides it is away from the shown one. */
  away: number
  zoomed: boolean
}

/** A picture as large as the window allows. Those further away than the next are not fetched. */
function ViewerSlide({ picture, away, zoomed }: ViewerSlideProps) {
  const ratio = picture.width / picture.height
  const fitting = `min(100vw, ${Math.round(100 * ratio)}vh)`
  return (
    <li aria-hidden={away > 0} style={{ "--ratio": ratio } as CSSProperties}>
      <div className={css.viewerPicture}>
        {away <= 1 && <Picture picture={picture} sizes={zoomed && away === 0 ? "250vw" : fitting} eager />}
      </div>
    </li>
  )
}

/** How many times larger a double tap, a click and the button make a picture. */
const largeScale = 2.5
const center: Point = { x: 0, y: 0 }

/** The zoom of the shown slide: its gestures, and the same for buttons and keys. Another slide begins whole.
 *  @param list the slides, whose first child each is what is enlarged */
function useZoom(list: RefObject<HTMLElement | null>, shown: number) {
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

export type ViewerProps = {
  pictures: PictureFile[]
  /** Index of the picture that was pressed. */
  first: number
  /** @param shown index of the picture that was seen last */
  onClose: (shown: number) => void
}

/** Pixels that an arrow key moves an enlarged picture. */
const keyPan = 80

/** The pictures of a product over the whole screen: swiped, or leafed through with buttons and arrow keys; pinched, tapped
 *  twice or clicked to enlarge. Escape and the back gesture close it. */
export function Viewer({ pictures, first, onClose }: ViewerProps) {
  const { locale, t } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(first)
  const { list, events } = useSwipe(shown, setShown)
  const { zoomed, toggle, pan } = useZoom(list, shown)
  const total = pictures.length

  useEffect(() => {
    const node = dialog.current
    if (!node) return
    openModal(node)
    list.current?.children[first]?.scrollIntoView({ behavior: "instant" })
    return () => node.close()
  }, [first, list])

  const step = (by: 1 | -1) => setShown((shown + by + total) % total)
  const forward = textDirection(locale) === "rtl" ? -1 : 1
  const keys: Record<string, () => void> = zoomed
    ? {
        ArrowLeft: () => pan({ x: keyPan, y: 0 }, true),
        ArrowRight: () => pan({ x: -keyPan, y: 0 }, true),
        ArrowUp: () => pan({ x: 0, y: keyPan }, true),
        ArrowDown: () => pan({ x: 0, y: -keyPan }, true),
        "-": toggle,
      }
    : {
        ArrowLeft: () => step(forward === 1 ? -1 : 1),
        ArrowRight: () => step(forward),
        "+": toggle,
      }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  return (
    <dialog
      className={css.viewer}
      aria-label={t("product.pictures")}
      ref={dialog}
      onKeyDown={onKeyDown}
      onClose={() => onClose(shown)}
    >
      <div className={css.viewerBar}>
        <button
          type="button"
          className={cardTools.round}
          aria-label={t("product.zoomClose")}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
        <button
          type="button"
          className={cardTools.round}
          aria-label={t(zoomed ? "product.zoomOut" : "product.zoom")}
          onClick={() => toggle()}
        >
          <Icon name={zoomed ? "minimize-2" : "maximize-2"} />
        </button>
        {total > 1 && (
          <p className={css.viewerCount} role="status">
            <span className="sr">{t("product.pictureOf", { n: shown + 1, total })}</span>
            <bdi dir="ltr" aria-hidden="true">
              {shown + 1} / {total}
            </bdi>
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has the focus, so that keys scroll it everywhere */}
      <ul className={css.viewerSlides} ref={list} tabIndex={0} data-zoomed={zoomed || undefined} {...events}>
        {pictures.map((picture, index) => (
          <ViewerSlide key={picture.url} picture={picture} away={Math.abs(index - shown)} zoomed={zoomed} />
        ))}
      </ul>
      {total > 1 && (
        <SlideArrows
          className={css.viewerArrows}
          previous={t("product.picturePrevious")}
          next={t("product.pictureNext")}
          onStep={step}
        />
      )}
    </dialog>
  )
}
