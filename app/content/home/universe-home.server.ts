import type { Product, ProductType } from "#core/catalogue/product.ts"
import { splitLocale } from "#core/i18n/locale.ts"
import { pagePath } from "#core/own-path.ts"
import { upperLevel } from "../../api-client/aisles.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { Category } from "../../api-client/content.ts"
import { categoriesOrNone } from "../../api-client/found-or-default.server.ts"
import type { Row } from "../../api-client/listing.ts"
import { redirectTo } from "../../shell/redirect.server.ts"
import { type Slide, universeSlides } from "./heroes/showcase.ts"
import { universeProducts } from "./home-rows.server.ts"
import { type ProductQuery, queryAll, queryProducts, rowOf } from "./product-query.ts"
import type { CategoryShelf } from "./sections/category-tabs.tsx"

const shelfCount = 4
const shelfLength = 8

type UniverseHome<Name extends string> = {
  universe: ProductType
  url: URL
  queries: Record<Name, ProductQuery>
  /** What the page needs besides. */
  rows?: Row[]
}

/** The categories that may have a shelf: those with products. */
const shelfQueries = (universe: ProductType, categories: Category[]): (ProductQuery & { category: string })[] =>
  categories
    .filter(({ productCount }) => productCount > 0)
    .slice(0, shelfCount)
    .map(({ slug }) => ({ universe, first: "selling", limit: shelfLength, category: slug }))

/** A universe's categories with their first products; none is empty. */
function shelvesOf(products: Product[], categories: Category[], universe: ProductType): CategoryShelf[] {
  return shelfQueries(universe, categories)
    .map((query) => ({ slug: query.category, products: queryProducts(products, query) }))
    .filter((shelf) => shelf.products.length > 0)
}

/** What every universe's home page needs: its slides, its categories of the upper level, its shelves, and an answer to each of its sections' queries.
 *  @throws a redirect to the first home page for a universe without categories and products */
export async function universeHome<Name extends string>(
  content: Content,
  { universe, url, queries, rows = [] }: UniverseHome<Name>,
) {
  const { locale } = splitLocale(url.pathname)
  const [all, pictures] = await Promise.all([categoriesOrNone(content, locale), content.shopPictures(locale)])
  const categories = upperLevel(all).filter(({ productType }) => productType === universe)
  const own: ProductQuery[] = [...shelfQueries(universe, categories), ...Object.values<ProductQuery>(queries)]
  const products = await universeProducts(content, universe, [...own.map(rowOf), ...rows], locale)
  const isEmpty = categories.length === 0 && !products.some(({ productType }) => productType === universe)
  if (isEmpty) throw redirectTo(pagePath(locale, "/"), { status: 302 })
  const wide = pictures[`hero-${universe}`]
  const slides: Slide[] = universeSlides(products, universe)
  return {
    locale,
    origin: url.origin,
    products,
    categories,
    slides: slides.map((slide, index) => (index === 0 && wide ? { ...slide, wide } : slide)),
    shelves: shelvesOf(products, categories, universe),
    lists: queryAll(products, queries),
  }
}
