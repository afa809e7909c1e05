import { useSyncExternalStore } from "react"
import type { Settings } from "../content/content.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"

const storageKey = "hanout-notice"
const dismissed = new Set<() => void>()

// Runs before the first paint, so that the page does not jump for who closed the notice earlier in the visit.
const hideDismissed = `try{if(sessionStorage.getItem("${storageKey}"))document.currentScript.parentElement.hidden=true}catch{}`

function isDismissed() {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function dismiss() {
  try {
    sessionStorage.setItem(storageKey, "1")
  } catch {
    // Without storage the notice cannot be closed; it is not in the way.
  }
  for (const tell of dismissed) tell()
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
    <aside className="notice" aria-label={t("shell.notice.label")} hidden={hidden} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: hideDismissed }} />
      <div className="wrap">
        <Icon name="hard-hat" />
        <p>
          <span lang="fr" dir="ltr">
            {settings.bannerFr}
          </span>
          <span lang="ar" dir="rtl">
            {settings.bannerAr}
          </span>
        </p>
        <button type="button" className="icon-btn" aria-label={t("shell.notice.close")} onClick={dismiss}>
          <Icon name="x" />
        </button>
      </div>
    </aside>
  )
}
