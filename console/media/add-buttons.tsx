import { useState } from "react"
import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/media.module.css"
import { Button } from "../ui/button.tsx"
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
      <Button look="quiet" icon="images" onClick={() => setOpen(true)}>
        {t("media.library")}
      </Button>
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
