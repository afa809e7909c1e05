import { offerRuns } from "#core/offer.ts"
import { isInStock, isOnSale, type Picture, type Product, type ProductType, productTypes } from "#core/product.ts"
import { onCard } from "../product/on-card.ts"
import { aislesPicture, bannerPicture, heroSlides, heroTile, universePicture } from "./showcase.ts"

export type Universe = { type: ProductType; count: number; picture: Picture | null }

const counts = { trend: 8, gadgets: 6, fresh: 5, short: 3 }

const bySales = (a: Product, b: Product) => b.sellCount - a.sellCount
const byDiscount = (a: Product, b: Product) => b.discount - a.discount
const byPrice = (a: Product, b: Product) => a.price - b.price

/** The product whose running offer ends first, and when it ends; null when no offer runs.
 *  @param now ISO 8601 */
export function dealOf(products: Product[], now: string): { product: Product; end: string } | null {
  const running = products.flatMap((product) => {
    const { offerDate } = product
    return offerDate && isInStock(product) && offerRuns(offerDate, now) ? [{ product, end: offerDate.endDate }] : []
  })
  return running.sort((a, b) => Date.parse(a.end) - Date.parse(b.end))[0] ?? null
}

/** What stands on the home page, in one pass over the catalogue.
 *  @param products newest first
 *  @param now ISO 8601 */
export function homeSections(products: Product[], now: string) {
  const cards = products.map(onCard)
  const forSale = cards.filter(isInStock)
  const featured = forSale.filter((product) => product.featured)
  const selling = forSale.toSorted(bySales)
  const slides = heroSlides(products)
  const tile = heroTile(products, slides)
  return {
    slides: slides.map((slide) => ({ ...slide, product: onCard(slide.product) })),
    tile: tile && onCard(tile),
    universes: productTypes.map(
      (type): Universe => ({
        type,
        count: products.filter(({ productType }) => productType === type).length,
        picture: universePicture(products, type),
      }),
    ),
    trend: {
      fresh: cards.slice(0, counts.trend),
      featured: featured.slice(0, counts.trend),
      top: selling.slice(0, counts.trend),
    },
    deal: dealOf(cards, now),
    banners: { beauty: bannerPicture(products, "beauty"), fashion: bannerPicture(products, "fashion") },
    gadgets: {
      products: forSale
        .filter(({ productType }) => productType === "electronics")
        .sort(byPrice)
        .slice(0, counts.gadgets),
      picture: aislesPicture(products),
    },
    fresh: cards.slice(0, counts.fresh),
    short: {
      discount: forSale.filter(isOnSale).sort(byDiscount).slice(0, counts.short),
      featured: featured.slice(-counts.short),
      selling: selling.slice(0, counts.short),
    },
  }
}

export type HomeSections = ReturnType<typeof homeSections>
