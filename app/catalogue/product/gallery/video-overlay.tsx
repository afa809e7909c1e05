import { useEffect, useRef } from "react"
import { openModal } from "../../../browser/modal-layers.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as cardTools from "../../../styles/card-tools.module.css"
import { Icon } from "../../../ui/icon.tsx"
import * as css from "./video.module.css"

export type VideoOverlayProps = { videoId: string; title: string; onClose: () => void }

/** The video overlay: plays a video by its id, from the host's domain that sets no cookies before the film runs. */
export function VideoOverlay({ videoId, title, onClose }: VideoOverlayProps) {
  const { locale, t } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const node = dialog.current
    if (!node) return
    openModal(node)
    return () => node.close()
  }, [])

  const options = new URLSearchParams({ autoplay: "1", rel: "0", hl: locale })
  return (
    <dialog className={css.videoDialog} aria-label={t("product.video.of", { title })} ref={dialog} onClose={onClose}>
      {/* First, so that it has the focus: keys pressed in the film would not reach the page. */}
      <button
        type="button"
        className={cardTools.round}
        aria-label={t("product.video.close")}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?${options}`}
        title={t("product.video.of", { title })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The host refuses to play for a page that does not say where it is.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </dialog>
  )
}
