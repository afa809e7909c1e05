import { type MouseEvent, useEffect, useRef, useState } from "react"
import type { Picture } from "#core/media/picture.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"

/** The picture that is enlarged, if one is. A click with a modifier key still opens the file in another tab. */
export function useZoom() {
  const [zoomed, setZoomed] = useState<Picture | null>(null)
  const zoom = (event: MouseEvent, picture: Picture) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setZoomed(picture)
  }
  return { zoomed, zoom, closeZoom: () => setZoomed(null) }
}

/** One picture as large as the screen allows. Escape, the backdrop and the back gesture close it; the browser gives the
 *  focus back to where it was. */
export function ZoomDialog({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const { t } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => dialog.current?.showModal(), [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      className="zoom-dialog"
      aria-label={picture.alt}
      ref={dialog}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
    >
      <img src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} />
      <button type="button" className="round" aria-label={t("product.zoomClose")}>
        <Icon name="x" />
      </button>
    </dialog>
  )
}
