import type { SampleCategory } from "#sample/types.ts"
import type { Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { inEachLocale } from "./in-each-locale.ts"

type OneCategory = Pick<SampleCategory, "slug" | "productType" | "title"> & { parentId: number | null }

async function storeCategory(tx: Tx, { slug, productType, title, parentId }: OneCategory, position: number) {
  const { id } = await tx
    .insertInto("category")
    .values({
      slug,
      position,
      product_type: productType,
      parent_id: parentId,
      document_id: toDocumentId(`category:${slug}`),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await tx
    .insertInto("category_text")
    .values(inEachLocale((locale) => ({ category_id: id, title: title[locale] })))
    .execute()
  return id
}

/** Stores the categories, then their sub-categories as categories with a parent.
 *  @returns the keys of the rows by slug */
export async function storeCategories(tx: Tx, categories: SampleCategory[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const children = categories.flatMap(({ slug: parent, productType, children: own }) =>
    own.map((child) => ({ ...child, productType, parent })),
  )
  for (const category of [...categories.map((each) => ({ ...each, parent: null })), ...children]) {
    const parentId = category.parent === null ? null : (ids.get(category.parent) ?? null)
    ids.set(category.slug, await storeCategory(tx, { ...category, parentId }, ids.size))
  }
  return ids
}

/** Gives each category the picture of its tile; to be called after the pictures are stored. */
export async function illustrateCategories(tx: Tx, categories: SampleCategory[]): Promise<void> {
  for (const { slug, picture } of categories) {
    const url = `/media/${picture}.webp`
    const media = await tx.selectFrom("media").select("id").where("url", "=", url).executeTakeFirst()
    if (media) await tx.updateTable("category").set({ image_id: media.id }).where("slug", "=", slug).execute()
  }
}
