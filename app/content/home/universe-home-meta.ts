import type { MetaDescriptor } from "react-router"
import type { Settings, ShownHead } from "../../api-client/content.ts"
import { createI18n } from "../../i18n/i18n.tsx"
import { pageMeta } from "../../shell/seo.ts"
import { shopData } from "../../shell/shop-data.ts"
import { type Place, structuredData } from "../../shell/structured-data.ts"

/** The universes that have a home page of their own. */
export const universeHomes = { fashion: "/home-2", beauty: "/home-3", jewelry: "/home-4" } as const

type UniverseHomeData = Place & { picture: string | undefined; head?: ShownHead | undefined }

/** Title, description and addresses of a universe's home page; nothing when its loader failed. */
export function universeHomeMeta(
  universe: keyof typeof universeHomes,
  data: UniverseHomeData | undefined,
  settings: Settings | undefined,
): MetaDescriptor[] {
  if (!data) return []
  const { locale, origin, picture, head } = data
  const place = { locale, origin }
  const { t } = createI18n(locale)
  return [
    ...pageMeta({
      ...place,
      picture,
      head,
      path: universeHomes[universe],
      title: t(`homes.${universe}.title`),
      description: t(`homes.${universe}.description`),
      shopName: settings?.shopName,
    }),
    ...(settings ? [structuredData(shopData(place, settings))] : []),
  ]
}
