import type { Purchase } from "#core/analytics/ad-pixel.ts"
import type { Product } from "#core/catalogue/product.ts"
import { type PlaceNames, placeName, type Wilaya } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import type { Picture } from "#core/media/picture.ts"
import type { Order, OrderLine } from "#core/orders/order.ts"
import { maxRow } from "../../api-client/catalogue.server.ts"
import type { Content } from "../../api-client/content.server.ts"
import { placedHere } from "./placed-orders-cookie.server.ts"
import { toPurchase } from "./purchase.server.ts"

/** An order as its confirmation shows it: dates and places written on the server, so that every browser shows the same. */
export type PlacedOrderPage = {
  order: Order
  /** The pictures of its lines, in their order. */
  pictures: (Picture | null)[]
  placedAt: string
  commune: string
  /** `Akbou, 06 · Béjaïa`, in the page's language. */
  place: string
  /** How long a delivery there takes; undefined for a wilaya that the shop knows no more. */
  days: Pick<Wilaya, "daysMin" | "daysMax"> | undefined
  suggestions: Product[]
  /** The order for the ad pixel; null when there is nothing to report, and for a browser that did not place it. */
  purchase: Purchase | null
}

/** Loads the confirmation of a token; undefined when there is no such order. */
export async function placedOrderPage(
  content: Content,
  token: string,
  { locale, request }: { locale: Locale; request: Request },
): Promise<PlacedOrderPage | undefined> {
  const order = await content.orderByToken(token)
  if (!order) return undefined
  const slugs = order.lines.map(({ slug }) => slug)
  const [stored, products, suggestions] = await Promise.all([
    content.storedPlace(order),
    content.products(slugs, locale),
    suggestionsAfter(content, slugs, locale),
  ])
  // An order keeps the names of its places in the language that it was placed in.
  const { wilaya } = stored
  const named = (place: PlaceNames | undefined, name: string) => placeName(place ?? { name, namear: name }, locale)
  const commune = named(stored.commune, order.commune)
  const code = wilaya ? `${String(wilaya.code).padStart(2, "0")} · ` : ""
  const now = Date.now()
  const purchase = toPurchase(order, now)
  return {
    order,
    pictures: order.lines.map((line) => findLinePicture(products, line)),
    placedAt: formatShopDate(order.createdAt, locale, true),
    commune,
    days: wilaya && { daysMin: wilaya.daysMin, daysMax: wilaya.daysMax },
    place: `${commune}${locale === "ar" ? "،" : ","} ${code}${named(wilaya, order.wilaya)}`,
    suggestions,
    purchase: purchase && placedHere(request, purchase.eventId, now) ? purchase : null,
  }
}

const maxSuggestions = 4

/** The best sellers in stock that are not in the order. */
async function suggestionsAfter(content: Content, ordered: string[], locale: Locale): Promise<Product[]> {
  const limit = Math.min(maxSuggestions + ordered.length, maxRow)
  const sellers = await content.row({ rule: "best-sellers", limit }, locale)
  return sellers.filter(({ slug }) => !ordered.includes(slug)).slice(0, maxSuggestions)
}

/** The picture that an order's line names: that of its product, or the bare address when the product has it no more. */
export function findLinePicture(
  products: ReadonlyMap<string, Product>,
  { slug, image: url }: Pick<OrderLine, "slug" | "image">,
): Picture | null {
  if (!url) return null
  const product = products.get(slug)
  const pictures = [product?.image, ...(product?.colors.map(({ image }) => image) ?? [])]
  return pictures.find((picture) => picture?.url === url) ?? { url, width: 1000, height: 1000, alt: "" }
}
