import { splitLocale } from "#core/locale.ts"
import type { ProductType } from "#core/product.ts"
import type { Content } from "../content/content.server.ts"
import type { CategoryShelf } from "./category-tabs.tsx"
import { type ProductQuery, queryAll, queryProducts } from "./product-query.ts"
import { type Slide, universeSlides } from "./showcase.ts"

const shelfCount = 4
const shelfLength = 8

/** A universe's categories of the upper level with their first products; none is empty. */
async function shelvesOf(content: Content, universe: ProductType, pathname: string): Promise<CategoryShelf[]> {
  const { locale } = splitLocale(pathname)
  const [products, categories] = await Promise.all([content.products(locale), content.categories(locale)])
  return categories
    .filter(({ productType, parent }) => productType === universe && parent === null)
    .map(({ slug }) => ({
      slug,
      products: queryProducts(products, { universe, first: "selling", most: shelfLength, category: slug }),
    }))
    .filter((shelf) => shelf.products.length > 0)
    .slice(0, shelfCount)
}

/** What every universe's home page needs: its slides, its shelves, and an answer to each of its sections' queries. */
export async function universeHome<Name extends string>(
  content: Content,
  { universe, url, queries }: { universe: ProductType; url: URL; queries: Record<Name, ProductQuery> },
) {
  const { locale } = splitLocale(url.pathname)
  const [products, pictures] = await Promise.all([content.products(locale), content.shopPictures(locale)])
  const wide = pictures[`hero-${universe}`]
  const slides: Slide[] = universeSlides(products, universe)
  return {
    ...{ locale, origin: url.origin, products },
    slides: slides.map((slide, index) => (index === 0 && wide ? { ...slide, wide } : slide)),
    shelves: await shelvesOf(content, universe, url.pathname),
    lists: queryAll(products, queries),
  }
}
