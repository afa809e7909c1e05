import type { ProductType } from "#core/catalogue/product-type.ts"
import type { ShownUniverse } from "#core/catalogue/universe.ts"
import { communeGroups } from "#core/delivery/commune-differences.ts"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Picture } from "#core/media/picture.ts"
import { universePictures } from "../../api-client/aisles.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { Category, InformationPage } from "../../api-client/content.ts"
import { categoriesOrNone, settingsOrDefaults } from "../../api-client/found-or-default.server.ts"
import { informationPages } from "../../api-client/information-pages.ts"
import { fillPage } from "./fill-page.ts"

export type UniversePicture = { type: ProductType; name: string; image: Picture }

/** The universes that have a picture. */
function picturedUniverses(universes: readonly ShownUniverse[], categories: Category[]): UniversePicture[] {
  const pictures = universePictures(categories)
  return universes.flatMap(({ slug: type, name }) => {
    const image = pictures[type]
    return image ? [{ type, name, image }] : []
  })
}

/** A wilaya with its communes whose delivery terms differ from its own, at most `maxNamedCommunes` by name. */
export type PricedWilaya = Wilaya & ReturnType<typeof communeGroups>

/** The wilayas with what differs in their communes; those of a wilaya of 2026 that is not in the list are named with its parent. */
async function pricedWilayas(content: Content): Promise<PricedWilaya[]> {
  const wilayas = await content.wilayas()
  return Promise.all(
    wilayas.map(async (wilaya) => {
      const parts = wilayas.filter(({ within }) => within?.name === wilaya.name)
      const lists = await Promise.all([wilaya, ...parts].map(({ name }) => content.communes(name)))
      return { ...wilaya, ...communeGroups(wilaya, lists.flat()) }
    }),
  )
}

/** All that the screen of a page of information shows. */
export async function findPageContent(content: Content, page: InformationPage, locale: Locale) {
  const prices = informationPages.some(({ slug, prices }) => prices && slug === page.slug)
  const [settings, wilayas, categories] = await Promise.all([
    settingsOrDefaults(content, locale),
    prices ? pricedWilayas(content) : null,
    page.slug === "about" ? categoriesOrNone(content, locale) : [],
  ])
  return {
    page: fillPage(page, settings, locale),
    wilayas,
    universes: picturedUniverses(settings.universes, categories),
  }
}
