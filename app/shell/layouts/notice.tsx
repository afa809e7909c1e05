import { useSyncExternalStore } from "react"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { hideNotice, noticeKey } from "./hide-notice.ts"
import * as css from "./notice.module.css"
import { NoticeWords } from "./notice-words.tsx"

const dismissed = new Set<() => void>()

function isDismissed() {
  try {
    return sessionStorage.getItem(noticeKey) !== null
  } catch {
    return false
  }
}

function dismiss() {
  try {
    sessionStorage.setItem(noticeKey, "1")
  } catch {
    // Without storage the notice cannot be closed; it is not in the way.
  }
  for (const tell of dismissed) tell()
  // The pressed button is gone: what follows the notice is read on from the page itself.
  document.querySelector("main")?.focus({ preventScroll: true })
}

function subscribe(tell: () => void) {
  dismissed.add(tell)
  return () => dismissed.delete(tell)
}

/** The construction banner, in French and Arabic on every page; closing it holds for the visit. */
export function Notice({ settings }: { settings: Settings }) {
  const { t } = useI18n()
  const hidden = useSyncExternalStore(subscribe, isDismissed, () => false)
  if (!settings.constructionBanner) return null
  return (
    <aside className={css.notice} aria-label={t("shell.notice.label")} hidden={hidden} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: hideNotice }} />
      <div className="wrap">
        <Icon name="hard-hat" />
        <p>
          <NoticeWords settings={settings} />
        </p>
        <button type="button" className={buttons.iconBtn} aria-label={t("shell.notice.close")} onClick={dismiss}>
          <Icon name="x" />
        </button>
      </div>
    </aside>
  )
}
