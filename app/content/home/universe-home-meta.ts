import type { ShownHead } from "../../api-client/content.ts"
import type { MetaContext, OwnFacts } from "../../page/seo.ts"
import { shopData } from "../../page/shop-data.ts"
import type { Place } from "../../page/structured-data.ts"

/** The universes that have a home page of their own. */
export const universeHomes = { fashion: "/home-2", beauty: "/home-3", jewelry: "/home-4" } as const

type UniverseHomeData = Place & { picture: string | undefined; head?: ShownHead | undefined }

/** Title, description and addresses of a universe's home page. */
export function universeHomeFacts(
  universe: keyof typeof universeHomes,
  { locale, origin, picture, head }: UniverseHomeData,
  { t, settings }: MetaContext,
): OwnFacts {
  return {
    picture,
    head,
    path: universeHomes[universe],
    title: t(`homes.${universe}.title`),
    description: t(`homes.${universe}.description`),
    about: settings && [shopData({ locale, origin }, settings)],
  }
}
