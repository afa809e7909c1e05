import { listResults } from "#core/listing.ts"
import { parseListing } from "#core/listing-params.ts"
import { meantSearch } from "#core/meant-search.ts"
import { toDinars } from "#core/money.ts"
import type { Picture, Product, ProductType } from "#core/product.ts"
import { textTest } from "#core/search-text.ts"
import type { Category } from "../content/content.ts"
import { popularCategories } from "./popular.ts"

/** A product as a suggestion shows it; prices in dinars. */
export type SuggestedProduct = {
  slug: string
  title: string
  productType: ProductType
  picture: Picture | null
  price: number
  lastPrice: number | null
}

export type SuggestedCategory = { slug: string; title: string; productType: ProductType; picture: Picture | null }

/** What the shop proposes for a text as one types it. */
export type Suggestions = {
  /** The search that the suggestions are for, as the one typed finds nothing. */
  meant: string | null
  categories: SuggestedCategory[]
  products: SuggestedProduct[]
  /** Products that the search finds. */
  total: number
}

type Catalogue = { products: Product[]; categories: Category[] }

const categoriesShown = 3
const productsShown = 5

const small = (picture: Picture | null) => picture && { ...picture, placeholder: undefined }

/** A category without a picture of its own shows one of its products. */
function suggestedCategory({ slug, title, productType, image }: Category, products: Product[]): SuggestedCategory {
  const shown = products.find((product) => product.image && product.categories.some((own) => own.slug === slug))
  return { slug, title, productType, picture: small(image ?? shown?.image ?? null) }
}

function suggestedProduct({ slug, title, productType, image, price, lastPrice }: Product): SuggestedProduct {
  return {
    ...{ slug, title, productType, picture: small(image) },
    price: toDinars(price),
    lastPrice: lastPrice === null ? null : toDinars(lastPrice),
  }
}

/** Suggestions for `searchText` and `productType` of an address; without a text the popular categories. */
export function suggestionsFor({ products, categories }: Catalogue, params: URLSearchParams): Suggestions {
  const { searchText: typed, productType } = parseListing(params)
  const query = { ...parseListing(new URLSearchParams()), productType }
  if (typed === "") {
    const popular = popularCategories({ products, categories })
    return {
      meant: null,
      categories: popular.map((category) => suggestedCategory(category, products)),
      products: [],
      total: 0,
    }
  }
  const meant = meantSearch(products, typed)
  const searchText = meant ?? typed
  const found = listResults(products, { ...query, searchText })
  const named = textTest(searchText)
  const inUniverse = (category: Category) => productType.length === 0 || productType.includes(category.productType)
  const categoriesFound = categories.filter(
    (category) => category.productCount > 0 && inUniverse(category) && named(category.title),
  )
  return {
    meant,
    categories: categoriesFound.slice(0, categoriesShown).map((category) => suggestedCategory(category, products)),
    products: found.slice(0, productsShown).map(suggestedProduct),
    total: found.length,
  }
}
