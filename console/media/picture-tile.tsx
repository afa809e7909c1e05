import { type CSSProperties, type ReactNode, useState } from "react"
import { useOffered } from "../data/public-api.ts"
import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/media.module.css"
import { IconButton } from "../ui/button.tsx"
import * as forms from "../ui/forms/forms.module.css"
import { Photo } from "../ui/photo.tsx"
import { describedIn, type Media, mediaName } from "./media.ts"
import { TextsDialog } from "./texts-dialog.tsx"

type Props = {
  media: Media
  onChange: (media: Media) => void
  onRemove: () => void
  /** Handle for dragging it. */
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
    <div className={css.cPic}>
      <div className={css.cPicShot} style={style}>
        <Photo url={media.url} alt={name} size={160} />
        {handle}
        <IconButton icon="x" label={t("media.remove", { name })} onClick={onRemove} />
        {mark && <span className={css.cPicMark}>{mark}</span>}
      </div>
      <button
        type="button"
        className={css.cPicText}
        aria-label={t("media.describe", { name, n, all })}
        onClick={() => setOpen(true)}
      >
        <span className={forms.cLangMark} data-is={n === all ? "complete" : n === 0 ? "empty" : "part"}>
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
