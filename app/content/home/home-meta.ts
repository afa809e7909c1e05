import type { MetaDescriptor } from "react-router"
import type { Settings, ShownHead } from "../../api-client/content.ts"
import { createI18n } from "../../i18n/i18n.tsx"
import { pageMeta } from "../../shell/seo.ts"
import { shopData, siteData } from "../../shell/shop-data.ts"
import { type Place, structuredData } from "../../shell/structured-data.ts"
import { homeDescription, homeTitle } from "./home-words.ts"

type HomePage = Place & { settings: Settings | undefined; picture: string | undefined; head?: ShownHead | undefined }

/** Title, description, addresses and structured data of the first home page: the shop itself. */
export function homeMeta({ settings, picture, head, ...place }: HomePage): MetaDescriptor[] {
  const { t } = createI18n(place.locale)
  return [
    ...pageMeta({
      ...place,
      picture,
      head,
      path: "/",
      title: homeTitle(settings, t),
      description: homeDescription(settings, t),
      shopName: settings?.shopName,
    }),
    ...(settings ? [structuredData(shopData(place, settings), siteData(place, settings))] : []),
  ]
}
