import { splitLocale } from "#core/locale.ts"
import type { Product, ProductType } from "#core/product.ts"
import { upperLevel } from "../content/aisles.ts"
import type { Content } from "../content/content.server.ts"
import type { Category } from "../content/content.ts"
import type { CategoryShelf } from "./category-tabs.tsx"
import { type ProductQuery, queryAll, queryProducts } from "./product-query.ts"
import { type Slide, universeSlides } from "./showcase.ts"

const shelfCount = 4
const shelfLength = 8

/** A universe's categories with their first products; none is empty. */
function shelvesOf(products: Product[], categories: Category[], universe: ProductType): CategoryShelf[] {
  return categories
    .map(({ slug }) => ({
      slug,
      products: queryProducts(products, { universe, first: "selling", most: shelfLength, category: slug }),
    }))
    .filter((shelf) => shelf.products.length > 0)
    .slice(0, shelfCount)
}

/** What every universe's home page needs: its slides, its categories of the upper level, its shelves, and an answer to each of its sections' queries. */
export async function universeHome<Name extends string>(
  content: Content,
  { universe, url, queries }: { universe: ProductType; url: URL; queries: Record<Name, ProductQuery> },
) {
  const { locale } = splitLocale(url.pathname)
  const [products, all, pictures] = await Promise.all([
    content.products(locale),
    content.categories(locale),
    content.shopPictures(locale),
  ])
  const categories = upperLevel(all).filter(({ productType }) => productType === universe)
  const wide = pictures[`hero-${universe}`]
  const slides: Slide[] = universeSlides(products, universe)
  return {
    ...{ locale, origin: url.origin, products, categories },
    slides: slides.map((slide, index) => (index === 0 && wide ? { ...slide, wide } : slide)),
    shelves: shelvesOf(products, categories, universe),
    lists: queryAll(products, queries),
  }
}
