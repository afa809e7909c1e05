import { useI18n } from "../i18n/i18n.tsx"
import * as css from "./preview-bar.module.css"

/** Says above a page that a link alone shows it, and for how long. */
export function PreviewBar() {
  const { t } = useI18n()
  return (
    <p className={css.previewBar} role="status">
      {t("blog.preview")}
    </p>
  )
}
