import { useRef, useState } from "react"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import { LibraryDialog } from "./library-dialog.tsx"
import type { Media } from "./media.ts"

type Props = {
  several: boolean
  onFiles: (files: File[]) => void
  onChosen: (chosen: Media[]) => void
  /** For the summary of a form's problems, which leads here. */
  id?: string | undefined
  isBad?: boolean
}

/** The two ways to a picture: from this device, or from the library. */
export function AddButtons({ several, onFiles, onChosen, id, isBad }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="c-pic-add">
      <button
        type="button"
        className="btn btn-quiet"
        id={id}
        aria-invalid={isBad || undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" />
        {t(several ? "media.upload.several" : "media.upload.one")}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={t(several ? "media.upload.several" : "media.upload.one")}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ""
        }}
      />
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        <Icon name="images" />
        {t("media.library")}
      </button>
      {isOpen && (
        <LibraryDialog
          several={several}
          onClose={() => setOpen(false)}
          onChosen={(chosen) => {
            setOpen(false)
            onChosen(chosen)
          }}
        />
      )}
    </p>
  )
}
