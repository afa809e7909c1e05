import { Outlet } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"

/** Of every page in the frame that says nothing of its own: a preview is kept nowhere and found by nobody. */
export const headers = () => ({ "cache-control": "no-store", "x-robots-tag": "noindex" })

/** A page of the shop before it appears, below a bar that says so. */
export default function PreviewFrame() {
  const { t } = useI18n()
  return (
    <>
      <p className="preview-bar" role="status">
        {t("blog.preview")}
      </p>
      <Outlet />
    </>
  )
}
