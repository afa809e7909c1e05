import { universeName } from "#core/catalogue/universe.ts"
import { pageUniverse, type SectionPage } from "#core/content/sections/section.ts"
import { upperLevel } from "../../api-client/aisles.ts"
import { categoriesOrNone } from "../../api-client/found-or-default.server.ts"
import { pagePath } from "../../i18n/addresses.ts"
import type { PageRequest } from "../../page/page-request.server.ts"
import { redirectTo } from "../../request/redirect.server.ts"
import { readSections } from "../sections/read-sections.server.ts"

/** Loads a home page.
 *  @throws a redirect to the first home page for a universe without categories and products */
export async function readHomePage(page: SectionPage, { locale, content, place }: PageRequest) {
  const productType = pageUniverse[page]
  if (productType) {
    const categories = upperLevel(await categoriesOrNone(content, locale))
    const isShown = universeName(await content.universes(locale), productType) !== undefined
    const isFilled =
      isShown &&
      (categories.some((category) => category.productType === productType) ||
        (await content.row({ rule: "newest", limit: 1, productType }, locale)).length > 0)
    if (!isFilled) throw redirectTo(pagePath(locale, "/"), { status: 302 })
  }
  const now = new Date().toISOString()
  const [head, sections] = await Promise.all([
    content.pageHead(page, locale),
    readSections(content, page, { locale, now }),
  ])
  return { ...place, now, ...head, ...sections }
}
