import type { ProductType } from "#core/catalogue/product-type.ts"
import type { ShownUniverse } from "#core/catalogue/universe.ts"
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

/** All that the screen of a page of information shows. */
export async function findPageContent(content: Content, page: InformationPage, locale: Locale) {
  const prices = informationPages.some(({ slug, prices }) => prices && slug === page.slug)
  const [settings, wilayas, categories] = await Promise.all([
    settingsOrDefaults(content, locale),
    prices ? content.wilayas() : null,
    page.slug === "about" ? categoriesOrNone(content, locale) : [],
  ])
  return {
    page: fillPage(page, settings, locale),
    wilayas,
    universes: picturedUniverses(settings.universes, categories),
  }
}
