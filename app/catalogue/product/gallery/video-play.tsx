import { type ComponentType, type MouseEvent, useState } from "react"
import type { Product } from "#core/catalogue/product.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import * as css from "./video.module.css"
import type { VideoOverlayProps } from "./video-overlay.tsx"

/** Opens the product's video in an overlay. Without JavaScript it is a plain link to the video; nothing comes from the
 *  video's host before the press. */
export function VideoPlay({ product: { videoId, title } }: { product: Pick<Product, "videoId" | "title"> }) {
  const { t } = useI18n()
  const [Overlay, setOverlay] = useState<ComponentType<VideoOverlayProps> | null>(null)
  if (!videoId) return null
  const address = `https://www.youtube.com/watch?${new URLSearchParams({ v: videoId })}`

  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import("./video-overlay.tsx").then(
      ({ VideoOverlay }) => setOverlay(() => VideoOverlay),
      () => location.assign(address),
    )
  }
  return (
    <>
      <a className={css.play} href={address} rel="noopener" aria-haspopup="dialog" onClick={open}>
        <b>
          <Icon name="play-filled" />
        </b>
        <span>{t("product.video.play")}</span>
      </a>
      {Overlay && <Overlay videoId={videoId} title={title} onClose={() => setOverlay(null)} />}
    </>
  )
}
