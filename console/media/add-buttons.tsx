import { useState } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/media.module.css"
import { Icon } from "../ui/icon.tsx"
import { FileButton } from "./file-button.tsx"
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
export function AddButtons({ onChosen, ...files }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <p className={css.cPicAdd}>
      <FileButton {...files} />
      <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={() => setOpen(true)}>
        <Icon name="images" />
        {t("media.library")}
      </button>
      {isOpen && (
        <LibraryDialog
          several={files.several}
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
