import type { Locale } from "#core/locale.ts"
import { pricedAt } from "#core/offer.ts"
import type { Db } from "./database.ts"
import { mediaByIds } from "./media.ts"

/** What an order needs to know of a product at its moment; the name in the order's language, prices in centimes.
 *  `storedPrice` is the one in its row, which an offer's end leaves as it is. */
export type OrderProduct = Awaited<ReturnType<typeof readProduct>>

async function readProduct(db: Db, id: number, locale: Locale, now: Date) {
  const row = await db
    .selectFrom("product")
    .innerJoin("product_text", (join) =>
      join.onRef("product_text.product_id", "=", "product.id").on("product_text.locale", "=", locale),
    )
    .select(["product.id", "product.slug", "product.sku", "product_text.name", "product.status"])
    .select(["product.quantity", "product.price", "product.last_price as lastPrice", "product.image_id as imageId"])
    .select(["product.offer_start as offerStart", "product.offer_end as offerEnd"])
    .where("product.id", "=", id)
    .executeTakeFirst()
  if (!row) return undefined
  const { lastPrice, offerStart, offerEnd, price: storedPrice, ...product } = row
  const offerDate = offerStart && offerEnd ? { startDate: offerStart, endDate: offerEnd } : null
  const { price } = pricedAt({ price: storedPrice, lastPrice, discount: 0, offerDate }, now.toISOString())
  return { ...product, price, storedPrice }
}

/** Finds the product of an order by its slug, else by its name in any language, with the price that holds now. */
export async function findOrderProduct(
  db: Db,
  { slug, name, locale, now }: { slug?: string | undefined; name: string; locale: Locale; now: Date },
): Promise<OrderProduct> {
  const bySlug = slug
    ? await db.selectFrom("product").select("id").where("slug", "=", slug).executeTakeFirst()
    : undefined
  const found =
    bySlug ??
    (await db
      .selectFrom("product_text")
      .select("product_id as id")
      .where("name", "=", name)
      .orderBy("product_id")
      .executeTakeFirst())
  return found && readProduct(db, found.id, locale, now)
}

/** What stands between a colour and a size in an order's `color`: the payload has no field for the size. */
const beforeSize = " · "

/** The colour of a product by its name in any language: its name in the order's language and its picture. A size that
 *  follows it is kept.
 *  A colour that the product does not have stays as the client wrote it; the merchant asks by phone. */
export async function orderedColor(
  db: Db,
  product: { id: number; imageId: number | null },
  name: string | null,
  locale: Locale,
): Promise<{ color: string | null; image: string | null }> {
  const [colorName = "", ...size] = (name ?? "").split(beforeSize)
  const known = colorName
    ? await db
        .selectFrom("product_color")
        .innerJoin("product_color_text as given", "given.color_id", "product_color.id")
        .innerJoin("product_color_text as told", "told.color_id", "product_color.id")
        .select(["told.name", "product_color.image_id as imageId"])
        .where("product_color.product_id", "=", product.id)
        .where("given.name", "=", colorName)
        .where("told.locale", "=", locale)
        .orderBy("product_color.position")
        .executeTakeFirst()
    : undefined
  const imageId = known?.imageId ?? product.imageId
  const media = await mediaByIds(db, [imageId], locale)
  const color = known ? [known.name, ...size].join(beforeSize) : name || null
  return { color, image: media.get(imageId ?? 0)?.url ?? null }
}
