import type { Db } from "../../database.ts"
import { adminMediaByIds } from "../../media/admin-media.ts"
import { ownTexts } from "../../texts/borrowed-texts.ts"
import { selectProductCount } from "../categories.ts"

export type AdminCategoryRow = Awaited<ReturnType<typeof adminCategories>>[number]

/** Categories in the shop's order, parents before their children.
 *  @param documentId of the only one that is read; left out = all */
export async function adminCategories(db: Db, documentId?: string) {
  const rows = await db
    .selectFrom("category")
    .leftJoin("category as parent", "parent.id", "category.parent_id")
    .select(["category.id", "category.document_id as documentId", "category.slug", "category.position"])
    .select(["category.product_type as productType", "parent.document_id as parent"])
    .select(["category.image_id as imageId", "category.edited_at as updatedAt"])
    .select(selectProductCount(undefined).as("productCount"))
    .$if(documentId !== undefined, (query) => query.where("category.document_id", "=", documentId ?? ""))
    .orderBy("category.position")
    .orderBy("category.id")
    .execute()
  const ids = db
    .selectFrom("category")
    .select("id")
    .where("document_id", "=", documentId ?? "")
  const titles = await db
    .selectFrom("category_text")
    .selectAll()
    .$if(documentId !== undefined, (query) => query.where("category_id", "in", ids))
    .execute()
  const texts = Map.groupBy(titles, (row) => row.category_id)
  const pictures = await adminMediaByIds(
    db,
    rows.map(({ imageId }) => imageId),
  )
  return rows.map(({ imageId, id, ...row }) => ({
    ...row,
    id,
    title: ownTexts(texts.get(id) ?? [], "title"),
    image: pictures.get(imageId ?? 0) ?? null,
  }))
}
