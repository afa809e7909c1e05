import { type CSSProperties, type ReactNode, useState } from "react"
import { useOffered } from "../data/public-api.ts"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import { Photo } from "../ui/photo.tsx"
import { describedIn, type Media, mediaName } from "./media.ts"
import { TextsDialog } from "./texts-dialog.tsx"

type Props = {
  media: Media
  onChange: (media: Media) => void
  onRemove: () => void
  /** What it is moved by. */
  handle?: ReactNode
  /** A word on the picture. */
  mark?: string | undefined
}

/** A chosen picture: what it shows can be told, and it can be taken away. */
export function PictureTile({ media, onChange, onRemove, handle, mark }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const offered = useOffered()
  const n = describedIn(media, offered)
  const all = offered.length
  const name = mediaName(media, t)
  const style: CSSProperties = { backgroundColor: media.dominantColor ?? undefined }
  return (
    <div className="c-pic">
      <div className="c-pic-shot" style={style}>
        <Photo url={media.url} alt={name} size={160} />
        {handle}
        <button type="button" className="icon-btn" aria-label={t("media.remove", { name })} onClick={onRemove}>
          <Icon name="x" />
        </button>
        {mark && <span className="c-pic-mark">{mark}</span>}
      </div>
      <button
        type="button"
        className="c-pic-text"
        aria-label={t("media.describe", { name, n, all })}
        onClick={() => setOpen(true)}
      >
        <span className="c-lang-mark" data-is={n === all ? "complete" : n === 0 ? "empty" : "part"}>
          {t("media.described", { n, all })}
        </span>
      </button>
      {isOpen && (
        <TextsDialog
          media={media}
          onClose={() => setOpen(false)}
          onSaved={(stored) => {
            setOpen(false)
            onChange(stored)
          }}
        />
      )}
    </div>
  )
}
