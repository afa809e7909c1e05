import type { Db } from "../../database.ts"

/** Addresses of the pictures of products but their main ones, in their order, by the product's key. */
export async function findGalleries(db: Db, productIds: readonly number[]): Promise<Map<number, string[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("product_media")
    .innerJoin("media", "media.id", "product_media.media_id")
    .select(["product_media.product_id as productId", "media.url"])
    .where("product_media.product_id", "in", productIds)
    .orderBy("product_media.product_id")
    .orderBy("product_media.position")
    .execute()
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return new Map([...byProduct].map(([id, pictures]) => [id, pictures.map(({ url }) => url)]))
}
