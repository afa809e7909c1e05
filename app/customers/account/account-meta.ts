import type { MetaDescriptor } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import { createI18n } from "../../i18n/i18n.tsx"
import type { MessageKey } from "../../i18n/messages.ts"
import { pageMeta } from "../../shell/seo.ts"

type Facts = { locale: Locale; origin: string; shopName: string | undefined; path: string; title: MessageKey }

/** What `meta` of an account's page returns. Search engines have no business there. */
export function accountMeta({ title, ...facts }: Facts): MetaDescriptor[] {
  const { t } = createI18n(facts.locale)
  return pageMeta({ ...facts, hidden: true, title: t(title), description: t("account.description") })
}
