import type { Locale } from "#core/locale.ts"
import type { Db } from "./database.ts"
import { mediaByIds } from "./media.ts"

/** What an order needs to know of a product at its moment; the name in the order's language, the price in centimes. */
export type OrderProduct = Awaited<ReturnType<typeof readProduct>>

function readProduct(db: Db, id: number, locale: Locale) {
  return db
    .selectFrom("product")
    .innerJoin("product_text", (join) =>
      join.onRef("product_text.product_id", "=", "product.id").on("product_text.locale", "=", locale),
    )
    .select(["product.id", "product.slug", "product.sku", "product_text.name", "product.status"])
    .select(["product.quantity", "product.price", "product.image_id as imageId"])
    .where("product.id", "=", id)
    .executeTakeFirst()
}

/** Finds the product of an order by its slug, else by its name in any language. */
export async function findOrderProduct(
  db: Db,
  { slug, name, locale }: { slug?: string | undefined; name: string; locale: Locale },
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
  return found && readProduct(db, found.id, locale)
}

/** The colour of a product by its name in any language: its name in the order's language and its picture.
 *  A colour that the product does not have stays as the client wrote it; the merchant asks by phone. */
export async function orderedColor(
  db: Db,
  product: { id: number; imageId: number | null },
  name: string | null,
  locale: Locale,
): Promise<{ color: string | null; image: string | null }> {
  const known = name
    ? await db
        .selectFrom("product_color")
        .innerJoin("product_color_text as given", "given.color_id", "product_color.id")
        .innerJoin("product_color_text as told", "told.color_id", "product_color.id")
        .select(["told.name", "product_color.image_id as imageId"])
        .where("product_color.product_id", "=", product.id)
        .where("given.name", "=", name)
        .where("told.locale", "=", locale)
        .orderBy("product_color.position")
        .executeTakeFirst()
    : undefined
  const imageId = known?.imageId ?? product.imageId
  const media = await mediaByIds(db, [imageId], locale)
  return { color: known?.name ?? (name || null), image: media.get(imageId ?? 0)?.url ?? null }
}
