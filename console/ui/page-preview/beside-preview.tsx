import { type ReactNode, useState } from "react"
import { useText } from "../../i18n/use-text.ts"
import { useMediaQuery } from "../use-media-query.ts"
import * as css from "./page-preview.module.css"

/** A form and the page that it makes: side by side where there is room, else the page folds below the form and is loaded when
 *  it is opened. */
export function BesidePreview({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  const t = useText()
  const isWide = useMediaQuery("(min-width: 68rem)")
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.beside}>
      {form}
      {isWide ? (
        preview
      ) : (
        <details className={css.previewFold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t("preview.title")}</summary>
          {isOpen && preview}
        </details>
      )}
    </div>
  )
}
