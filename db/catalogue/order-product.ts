import { pricedAt } from "#core/catalogue/offer.ts"
import { toProductDelivery } from "#core/catalogue/product-delivery.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { SoldProduct } from "#core/orders/order-quote-lines.ts"
import type { Db } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"

/** How a line of an order names its product: by its slug, or by its name in any language. */
export type NamedProduct = { slug: string | null; name: string | null }

/** A product as an order needs it at its moment; the name in the order's language, prices in centimes. */
export type OrderProduct = SoldProduct & {
  sku: string
  image: string | null
  /** How many combinations of colour and size it has; 0 = nothing to choose. */
  variantCount: number
  stockBy: "product" | "variant"
  sizes: string
  lastPrice: number | null
  offerStart: string | null
  offerEnd: string | null
  /** The price in its row, which an offer's end leaves as it is. */
  storedPrice: number
}

const productsBySlug = preparedQuery((db, { slugs, now }: { slugs: string[]; now: string }) =>
  db.selectFrom("product").select(["id", "slug"]).where("slug", "in", slugs).where("published_at", "<=", now),
)

/** A cart keeps the address that a product had when it was put in. */
const productBySlugOfBefore = preparedQuery((db, { slug, now }: { slug: string; now: string }) =>
  db
    .selectFrom("product_slug")
    .innerJoin("product", "product.id", "product_slug.product_id")
    .select("product.id")
    .where("product_slug.slug", "=", slug)
    .where("published_at", "<=", now),
)

const productByName = preparedQuery((db, { name, now }: { name: string; now: string }) =>
  db
    .selectFrom("product_text")
    .innerJoin("product", "product.id", "product_text.product_id")
    .select("product.id")
    .where("name", "=", name)
    .where("published_at", "<=", now)
    .orderBy("product.id")
    .limit(1),
)

type SoldQuery = { ids: number[]; locale: Locale }

/** Selects products for an order, in the order of their keys. */
const selectSold = (db: Db, { ids, locale }: SoldQuery) =>
  db
    .selectFrom("product")
    .leftJoin("media", "media.id", "product.image_id")
    .select(["product.id", "product.slug", "product.sku", "product.status"])
    .select(["product.product_type as productType", "product.quantity", "media.url as image"])
    .select(["product.price", "product.last_price as lastPrice"])
    .select(["product.delivery_profile as profile", "product.delivery_surcharge as surcharge"])
    .select(["product.offer_start as offerStart", "product.offer_end as offerEnd"])
    .select(["product.variant_count as variantCount", "product.stock_by as stockBy", "product.sizes"])
    // Not a join: SQLite would prepare that again for every other value.
    .select((e) =>
      e
        .selectFrom("product_text")
        .select("name")
        .whereRef("product_id", "=", "product.id")
        .where("locale", "=", locale)
        .as("title"),
    )
    .where("product.id", "in", ids)
    .orderBy("product.id")

const readSold = preparedQuery(selectSold)
const lockSold = preparedQuery((db, params: SoldQuery) =>
  selectSold(db, params).$if(isPostgres(db), (query) => query.forNoKeyUpdate("product")),
)

/** The products that lines name, by the slug, or one that they had, else by the name; null where the shop sells none. */
export async function productIds(db: Db, named: NamedProduct[], at: Date): Promise<(number | null)[]> {
  const now = at.toISOString()
  const slugs = named.flatMap(({ slug }) => slug ?? [])
  const rows = slugs.length > 0 ? await productsBySlug(db, { slugs, now }) : []
  return completeIds(db, named, new Map(rows.map(({ id, slug }) => [slug, id])), at)
}

/** The products of lines, each once, in the order in which they are locked. */
export const distinctIds = (ids: (number | null)[]): number[] =>
  [...new Set(ids.filter((id) => id !== null))].toSorted((a, b) => a - b)

/** As `productIds`, where the products that have the slugs themselves are known. */
export async function completeIds(
  db: Db,
  named: NamedProduct[],
  bySlug: ReadonlyMap<string | null, number | null>,
  at: Date,
): Promise<(number | null)[]> {
  const now = at.toISOString()
  const ids: (number | null)[] = []
  for (const { slug, name } of named) {
    const id = (slug && bySlug.get(slug)) || undefined
    const [renamed] = id === undefined && slug ? await productBySlugOfBefore(db, { slug, now }) : []
    const [found] = id === undefined && !renamed && name ? await productByName(db, { name, now }) : []
    ids.push(id ?? renamed?.id ?? found?.id ?? null)
  }
  return ids
}

/** Reads products with the price that holds now.
 *  @param lock keeps them as they are until the transaction ends (on SQLite, which has one writer at a time, they are
 *  kept in any case); always in the order of their keys, so that two orders never wait for each other */
export async function orderProducts(
  db: Db,
  ids: number[],
  { locale, now, lock }: { locale: Locale; now: Date; lock: boolean },
): Promise<Map<number, OrderProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await (lock ? lockSold : readSold)(db, { ids, locale })
  return new Map(
    rows.map(({ title, price: storedPrice, status, quantity, profile, surcharge, ...product }) => {
      const { lastPrice, offerStart, offerEnd } = product
      const offerDate = offerStart && offerEnd ? { startDate: offerStart, endDate: offerEnd } : null
      const { price } = pricedAt({ price: storedPrice, lastPrice, discount: 0, offerDate }, now.toISOString())
      const available = status === "in-stock" ? quantity : 0
      const delivery = toProductDelivery(profile, surcharge)
      return [product.id, { ...product, delivery, title: title ?? product.slug, price, storedPrice, available }]
    }),
  )
}
