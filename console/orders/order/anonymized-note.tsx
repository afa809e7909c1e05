import { localeTags } from "../../i18n/languages.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/order-page.module.css"
import { Icon } from "../../ui/icon.tsx"

/** That an order has lost its person, and when. */
export function AnonymizedNote({ at }: { at: string | null }) {
  const t = useText()
  const locale = useConsoleLocale()
  if (at === null) return null
  const day = new Intl.DateTimeFormat(localeTags[locale], { dateStyle: "long", timeZone: "Africa/Algiers" })
  return (
    <p className={css.cAnonymized} role="note">
      <Icon name="eye-off" />
      <span>{t("order.anonymized", { date: day.format(new Date(at)) })}</span>
    </p>
  )
}
