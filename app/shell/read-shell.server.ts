import type { RouterContextProvider } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import { thumbnailUrl } from "#core/media/picture.ts"
import { menuCategories, universePictures } from "../api-client/aisles.ts"
import { contentContext } from "../api-client/content.server.ts"
import type { SearchWord } from "../api-client/content.ts"
import { categoriesOrNone, settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import type { ShellData } from "../page/shell-data.ts"
import { formTimesContext } from "../request/form-times.server.ts"
import { toPageTheme } from "./page-theme.server.ts"

/** Pixels of the page that the picture of a universe takes in the menu of goods. */
const menuSide = 96

/** Characters of a name that the empty search field has room for, on a tablet too. */
const maxProposed = 24

/** Reads what every page shows. Throws, as the error page knows it, while the content API is away. A shop without settings
 *  or categories has defaults; `unfilled` says that it has neither categories nor products. */
export async function readShell(context: Readonly<RouterContextProvider>, locale: Locale): Promise<ShellData> {
  const content = context.get(contentContext)
  const [settings, categories, menus, lacking, newestProduct, searchWords] = await Promise.all([
    settingsOrDefaults(content, locale),
    categoriesOrNone(content, locale),
    content.menus(locale),
    content.lacking(),
    // Only the menu asks: without products it has one entry less.
    content.newestProduct(locale).catch(() => null),
    content.searchWords(locale).catch((): SearchWord[] => []),
  ])
  const named = new Set(settings.universes.map(({ slug }) => slug))
  const proposed = searchWords.find(({ name, productType }) => named.has(productType) && name.length <= maxProposed)
  const theme = toPageTheme(settings.theme)
  const unfilled = categories.length === 0 && newestProduct === null
  return {
    settings,
    categories: menuCategories(categories),
    universePictures: Object.fromEntries(
      Object.entries(universePictures(categories)).map(([slug, picture]) => [slug, thumbnailUrl(picture, menuSide)]),
    ),
    newestProduct,
    ...(proposed && { proposedSearch: proposed.name }),
    ...(menus && { menus }),
    ...(unfilled && { unfilled }),
    // Nothing for our own API, which can do everything.
    ...(lacking.length > 0 && { lacking }),
    ...(theme && { theme }),
    year: new Date().getFullYear(),
    formTime: context.get(formTimesContext).issue(),
  }
}
