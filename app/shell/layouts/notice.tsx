import type { MouseEvent } from "react"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { island } from "../../page/island.tsx"
import { NoticeWords } from "../../page/notice-words.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./notice.module.css"

/** Read before the first paint, so that the page does not jump (islands/start.js). */
const noticeKey = "hanout-notice"

/** Closes the notice around it for the visit. */
export const CloseNotice = island("close-notice", () => {
  const { t } = useI18n()
  return (
    <button type="button" className={buttons.iconBtn} aria-label={t("shell.notice.close")} onClick={dismiss}>
      <Icon name="x" />
    </button>
  )
})

function dismiss({ currentTarget }: MouseEvent) {
  try {
    sessionStorage.setItem(noticeKey, "1")
  } catch {
    // Without storage the notice comes again on the next page.
  }
  currentTarget.closest("aside")?.setAttribute("hidden", "")
  // The pressed button is gone: what follows the notice is read on from the page itself.
  document.querySelector("main")?.focus({ preventScroll: true })
}

/** The construction banner, in French and Arabic on every page; closing it holds for the visit. */
export function Notice({ settings }: { settings: Settings }) {
  const { t } = useI18n()
  if (!settings.constructionBanner) return null
  return (
    <aside className={css.notice} aria-label={t("shell.notice.label")}>
      <div className="wrap">
        <Icon name="hard-hat" />
        <p>
          <NoticeWords settings={settings} />
        </p>
        <CloseNotice />
      </div>
    </aside>
  )
}
