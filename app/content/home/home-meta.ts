import { isDefaultName, universeName } from "#core/catalogue/universe.ts"
import { pageUniverse, type SectionPage, sectionPages } from "#core/content/sections/section.ts"
import type { SharedPicture } from "#core/media/share-picture.ts"
import type { Settings, ShownHead } from "../../api-client/content.ts"
import type { Translate } from "../../i18n/i18n.tsx"
import type { MetaContext, OwnFacts } from "../../page/seo.ts"
import { shopData } from "../../page/shop-data.ts"
import type { Place } from "../../page/structured-data.ts"
import { wilayasText } from "../../page/wilayas-text.ts"

/** The universes that have a home page of their own. */
export const universeHomes = { fashion: "/home-2", beauty: "/home-3", jewelry: "/home-4" } as const

/** @throws for an address that is no universe's home page */
export function universePageAt(path: string): Exclude<SectionPage, "home"> {
  const page = sectionPages.find((name) => `/${name}` === path)
  if (!page || page === "home") throw new Error(`Not the home page of a universe: ${path}`)
  return page
}

type UniverseHomeData = Place & { picture: SharedPicture | undefined; head?: ShownHead | undefined }

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
    ...universeWords(universe, { t, settings }),
    about: settings && [shopData({ locale, origin }, settings)],
  }
}

/** The program's words of a universe fit its own name alone: another one says what the shop calls it. */
function universeWords(universe: keyof typeof universeHomes, { t, settings }: Pick<MetaContext, "t" | "settings">) {
  const wilayas = wilayasText(settings, t)
  const universes = settings?.universes ?? []
  const name = universeName(universes, universe)
  if (name === undefined || isDefaultName(universes, universe)) {
    return { title: t(`homes.${universe}.title`), description: t(`homes.${universe}.description`, { wilayas }) }
  }
  return { title: name, description: homeDescription(settings, t) }
}

type HomeWords = Pick<Settings, "shopName" | "tagline" | "about" | "openWilayas" | "wilayaDivision"> | undefined

/** Default title of the shop's home page: its slogan, as only the merchant knows what it sells. */
export const homeTitle = (settings: HomeWords, t: Translate): string =>
  settings?.tagline || settings?.shopName || t("shell.shopName")

/** The same of its description for search engines. */
export const homeDescription = (settings: HomeWords, t: Translate): string =>
  settings?.about || t("home.description", { wilayas: wilayasText(settings, t) })

/** The title of a home page, which is its main heading while no slide gives one. */
export function homePageTitle(page: SectionPage, { t, settings }: Pick<MetaContext, "t" | "settings">): string {
  const universe = pageUniverse[page]
  return universe ? universeWords(universe, { t, settings }).title : homeTitle(settings, t)
}
