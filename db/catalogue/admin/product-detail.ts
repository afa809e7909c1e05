import type { Db } from "../../database.ts"
import { adminMediaByIds } from "../../media/admin-media.ts"
import { lowStockThreshold } from "./product-list.ts"
import { productRows } from "./product-rows.ts"

/** One product with everything that its form shows. Amounts in centimes. */
export type ProductRecord = NonNullable<Awaited<ReturnType<typeof findAdminProduct>>>

/** The key of a product, drafts among them. */
export async function productKey(db: Db, documentId: string): Promise<number | undefined> {
  const row = await db.selectFrom("product").select("id").where("document_id", "=", documentId).executeTakeFirst()
  return row?.id
}

export async function isOrdered(db: Db, productId: number): Promise<boolean> {
  const line = db.selectFrom("order_line").select("id").where("product_id", "=", productId).limit(1)
  return (await line.executeTakeFirst()) !== undefined
}

export async function findAdminProduct(db: Db, documentId: string) {
  const id = await productKey(db, documentId)
  if (id === undefined) return undefined
  const [row] = await productRows(db, [id], await lowStockThreshold(db))
  if (!row) return undefined
  const medias = await db
    .selectFrom("product_media")
    .select("media_id as mediaId")
    .where("product_id", "=", id)
    .orderBy("position")
    .execute()
  const slugs = await db
    .selectFrom("product_slug")
    .select("slug")
    .where("product_id", "=", id)
    .orderBy("slug")
    .execute()
  const pictures = await adminMediaByIds(db, [
    ...medias.map(({ mediaId }) => mediaId),
    ...row.colors.map(({ imageId }) => imageId),
  ])
  return {
    ...row,
    medias: medias.flatMap(({ mediaId }) => pictures.get(mediaId) ?? []),
    colors: row.colors.map(({ name, hex, code, imageId }) => ({
      name,
      hex,
      code,
      image: pictures.get(imageId ?? 0) ?? null,
    })),
    features: row.features.map(({ icon, title, text }) => ({ icon, title, text })),
    slugHistory: slugs.map(({ slug }) => slug),
    isOrdered: await isOrdered(db, id),
  }
}
