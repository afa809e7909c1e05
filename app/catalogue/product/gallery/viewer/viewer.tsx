import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { textDirection } from "#core/i18n/locale.ts"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import { openModal } from "../../../../cart/panel/modal-layers.ts"
import { useI18n } from "../../../../i18n/i18n.tsx"
import { Icon } from "../../../../ui/icon.tsx"
import { SlideArrows } from "../../../../ui/slide-arrows.tsx"
import { useSwipe } from "../use-swipe.ts"
import { useZoom } from "./use-zoom.ts"
import { ViewerSlide } from "./viewer-slide.tsx"
import "../../../../styles/screens/viewer.css"
import * as cardTools from "../../card/card-tools.module.css"
import * as css from "./viewer.module.css"

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
