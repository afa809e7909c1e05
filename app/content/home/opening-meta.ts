import type { MetaDescriptor } from "react-router"
import type { Settings } from "../../api-client/content.ts"
import { createI18n } from "../../i18n/i18n.tsx"
import { pageMeta } from "../../shell/seo.ts"
import type { Place } from "../../shell/structured-data.ts"

/** Title and description of the home page of a shop that is not filled yet; no search engine shall show it. */
export function openingMeta(place: Place, settings: Settings | undefined): MetaDescriptor[] {
  const { t } = createI18n(place.locale)
  return pageMeta({
    ...place,
    path: "/",
    title: t("construction.title"),
    description: t("opening.text"),
    shopName: settings?.shopName,
    hidden: true,
  })
}
