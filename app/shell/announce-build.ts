import { importOptional } from "../browser/optional-import.ts"
import { splitLocale } from "../i18n/addresses.ts"
import { createI18n } from "../i18n/i18n.tsx"
import { loadMessages } from "../page/load-messages.ts"

/** Tells that there is a new build, with a button that loads the page again. */
export async function announceBuild(): Promise<void> {
  await loadMessages()
  const { locale, t } = createI18n(splitLocale(location.pathname).locale)
  const { showToast } = await importOptional(() => import("../ui/toasts.tsx"))
  const reload = { label: t("shell.update.reload"), act: () => location.reload() }
  showToast({ text: t("shell.update.found"), style: "info", locale, label: t("cart.toasts"), actions: [reload] })
}
