import { offerRuns } from "#core/catalogue/offer.ts"
import { isInStock, isOnSale, type Product, type ProductType, productTypes } from "#core/catalogue/product.ts"
import type { Picture } from "#core/media/picture.ts"
import { onCard } from "../../catalogue/product/card/on-card.ts"
import { aislesPicture, bannerPicture, heroSlides, heroTile, universePicture } from "./heroes/showcase.ts"

export type Universe = { type: ProductType; count: number; picture: Picture | null }

/** Products of each section. */
export const homeCounts = { trend: 8, gadgets: 6, fresh: 5, short: 3 }

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

const none: Product[] = []
const noTrend = { fresh: none, featured: none, top: none }
const noLists = { discount: none, featured: none, selling: none }

/** What stands on the home page. A shop of a few products shows each once, under what is new.
 *  @param products newest first: the whole catalogue, or as many of each kind as the sections show
 *  @param counts products of each universe
 *  @param now ISO 8601 */
export function homeSections(products: Product[], counts: ReadonlyMap<string, number>, now: string) {
  const cards = products.map(onCard)
  const forSale = cards.filter(isInStock)
  const featured = forSale.filter((product) => product.featured)
  const selling = forSale.toSorted(bySales)
  const isSmall = products.length < homeCounts.fresh
  const slides = heroSlides(products)
  const tile = heroTile(products, slides)
  return {
    slides: slides.map((slide) => ({ ...slide, product: onCard(slide.product) })),
    tile: tile && onCard(tile),
    universes: productTypes.map(
      (type): Universe => ({
        type,
        count: counts.get(type) ?? 0,
        picture: universePicture(products, type),
      }),
    ),
    trend: isSmall
      ? noTrend
      : {
          fresh: cards.slice(0, homeCounts.trend),
          featured: featured.slice(0, homeCounts.trend),
          top: selling.slice(0, homeCounts.trend),
        },
    deal: dealOf(cards, now),
    banners: { beauty: bannerPicture(products, "beauty"), fashion: bannerPicture(products, "fashion") },
    gadgets: {
      products: (isSmall ? [] : forSale)
        .filter(({ productType }) => productType === "electronics")
        .sort(byPrice)
        .slice(0, homeCounts.gadgets),
      picture: aislesPicture(products),
    },
    fresh: cards.slice(0, homeCounts.fresh),
    short: isSmall
      ? noLists
      : {
          discount: forSale.filter(isOnSale).sort(byDiscount).slice(0, homeCounts.short),
          featured: featured.slice(-homeCounts.short),
          selling: selling.slice(0, homeCounts.short),
        },
  }
}

export type HomeSections = ReturnType<typeof homeSections>
