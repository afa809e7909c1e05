import type { ProductType } from "#core/catalogue/product-type.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { slugOfTexts } from "#core/text/name-slug.ts"
import { freeSlug, maxSlugLength } from "#core/text/slug.ts"
import type { Tx } from "../../database.ts"
import { randomDocumentId } from "../../document-id.ts"
import { isPostgres } from "../../engine.ts"
import { mediaIds } from "../../media/admin-media.ts"
import {
  editConflict,
  type FieldError,
  FieldsRejectedError,
  nextVersion,
  StateRejectedError,
} from "../../staff/rejected.ts"
import { rowsOfText } from "../../texts/borrowed-texts.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { requireUniverse } from "../universes.ts"

type Category = NonNullable<Awaited<ReturnType<typeof lockCategory>>>

const lockCategory = (tx: Tx, documentId: string) =>
  tx
    .selectFrom("category")
    .select(["id", "slug", "parent_id as parentId", "product_type as productType", "edited_at as editedAt"])
    .where("document_id", "=", documentId)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst()

async function slugFor(tx: Tx, requestedSlug: string, title: Texts, own: number | null): Promise<string> {
  const others = tx
    .selectFrom("category")
    .select("slug")
    .$if(own !== null, (query) => query.where("id", "<>", own))
  if (requestedSlug === "") {
    const made = slugOfTexts(title, await findMainLocale(tx)) || "categorie"
    // A number may take the place of its last letters (core/text/slug.ts).
    const begins = made.slice(0, maxSlugLength - 8)
    const rows = await others.where("slug", "like", `${begins}%`).execute()
    return freeSlug(made, new Set(rows.map(({ slug }) => slug)))
  }
  if (!(await others.where("slug", "=", requestedSlug).executeTakeFirst())) return requestedSlug
  throw new FieldsRejectedError([
    { path: ["slug"], code: "TAKEN", message: `Another category has the slug ${requestedSlug}` },
  ])
}

const unknown = (field: string): FieldError => ({
  path: [field],
  code: "UNKNOWN",
  message: "The shop does not have it",
})

async function imageKey(tx: Tx, image: string | null): Promise<number | null> {
  if (image === null) return null
  const key = (await mediaIds(tx, [image])).get(image)
  if (key === undefined) throw new FieldsRejectedError([unknown("image")])
  return key
}

/** The place behind all categories. */
async function nextPosition(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom("category")
    .select((e) => e.fn.max("position").as("last"))
    .executeTakeFirstOrThrow()
  return Number(last ?? -1) + 1
}

/** The shop has categories and sub-categories, and no third level. */
const mayHoldChildren = (category: Category, productType: ProductType) =>
  category.parentId === null && category.productType === productType

type NewCategory = { title: Texts; slug: string; productType: ProductType; parent: string | null; image: string | null }

/** Stores a category as the last of its siblings.
 *  @returns its documentId
 *  @throws FieldsRejectedError for a slug that is taken, a picture or a parent that is not there, or a parent that has one itself */
export async function createCategory(tx: Tx, category: NewCategory, now: Date): Promise<string> {
  const { title, productType, parent, image } = category
  await requireUniverse(tx, productType)
  const above = parent === null ? null : await lockCategory(tx, parent)
  if (above === undefined || (above && !mayHoldChildren(above, productType))) {
    throw new FieldsRejectedError([unknown("parent")])
  }
  const slug = await slugFor(tx, category.slug, title, null)
  const row = {
    slug,
    product_type: productType,
    parent_id: above?.id ?? null,
    image_id: await imageKey(tx, image),
    document_id: randomDocumentId(),
    position: await nextPosition(tx),
    edited_at: now.toISOString(),
  }
  const { id } = await tx.insertInto("category").values(row).returning("id").executeTakeFirstOrThrow()
  await storeTitle(tx, id, title)
  return row.document_id
}

/** @throws FieldsRejectedError for one without a title in the main language */
async function storeTitle(tx: Tx, id: number, title: Texts): Promise<void> {
  const main = await findMainLocale(tx)
  if (title[main] === "") {
    throw new FieldsRejectedError([{ path: ["title", main], code: "NEEDED", message: "The title is missing" }])
  }
  await tx.deleteFrom("category_text").where("category_id", "=", id).execute()
  const rows = rowsOfText("title", title, main).map((row) => ({ ...row, category_id: id }))
  await tx.insertInto("category_text").values(rows).execute()
}

type CategoryChange = {
  updatedAt: string
  title?: Texts | undefined
  slug?: string | undefined
  parent?: string | null | undefined
  image?: string | null | undefined
}

/** Where a category goes below another parent: behind all others, so that it stands behind its parent too.
 *  @throws FieldsRejectedError for a parent that is none: of another universe, itself, or with a parent of its own
 *  @throws StateRejectedError HAS_CHILDREN for a category that is a parent itself */
async function placeBelow(tx: Tx, { id, parentId, productType }: Category, parent: string | null) {
  const above = parent === null ? null : await lockCategory(tx, parent)
  if (above === undefined || (above && !mayHoldChildren(above, productType)) || above?.id === id) {
    throw new FieldsRejectedError([unknown("parent")])
  }
  if ((above?.id ?? null) === parentId) return {}
  if (above) await rejectParent(tx, id)
  return { parent_id: above?.id ?? null, position: await nextPosition(tx) }
}

/** Locks all categories of a category's universe in one order: of two that are moved below each other the second is
 *  rejected, and neither waits for ever. */
const lockUniverse = (tx: Tx, documentId: string) =>
  tx
    .selectFrom("category")
    .select("id")
    .where("product_type", "=", (e) =>
      e.selectFrom("category as one").select("one.product_type").where("one.document_id", "=", documentId),
    )
    .orderBy("position")
    .orderBy("id")
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .execute()

/** Changes a category; what is left out stays.
 *  @returns false when there is none
 *  @throws FieldsRejectedError, StateRejectedError */
export async function changeCategory(tx: Tx, documentId: string, change: CategoryChange, now: Date): Promise<boolean> {
  if (change.parent !== undefined) await lockUniverse(tx, documentId)
  const category = await lockCategory(tx, documentId)
  if (!category) return false
  if (category.editedAt !== new Date(change.updatedAt).toISOString()) throw editConflict(category.editedAt)
  const { title, slug, image, parent } = change
  const row = {
    ...(slug !== undefined && {
      slug: slug === "" ? category.slug : await slugFor(tx, slug, { fr: "", ar: "", en: "" }, category.id),
    }),
    ...(image !== undefined && { image_id: await imageKey(tx, image) }),
    ...(parent !== undefined && (await placeBelow(tx, category, parent))),
    edited_at: nextVersion(category.editedAt, now),
  }
  await tx.updateTable("category").set(row).where("id", "=", category.id).execute()
  if (title) await storeTitle(tx, category.id, title)
  return true
}

async function countIn(
  tx: Tx,
  table: "category" | "product_category",
  column: "parent_id" | "category_id",
  id: number,
) {
  const { total } = await tx
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as("total"))
    .where(column, "=", id)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** @throws StateRejectedError HAS_CHILDREN with how many */
async function rejectParent(tx: Tx, id: number): Promise<void> {
  const children = await countIn(tx, "category", "parent_id", id)
  if (children > 0)
    throw new StateRejectedError("HAS_CHILDREN", `It has ${children} sub-categories`, { count: children })
}

/** Deletes a category that nothing is in.
 *  @returns false when there is none
 *  @throws StateRejectedError HAS_CHILDREN, HAS_PRODUCTS with how many */
export async function deleteCategory(tx: Tx, documentId: string): Promise<boolean> {
  const category = await lockCategory(tx, documentId)
  if (!category) return false
  await rejectParent(tx, category.id)
  const products = await countIn(tx, "product_category", "category_id", category.id)
  if (products > 0) throw new StateRejectedError("HAS_PRODUCTS", `${products} products are in it`, { count: products })
  await tx.deleteFrom("category").where("id", "=", category.id).execute()
  return true
}

/** Gives all categories of a universe another order.
 *  @throws StateRejectedError CHANGED_MEANWHILE when they are not the same ones any more
 *  @throws FieldsRejectedError for a parent that is none: of another universe, itself, or with a parent of its own */
export async function orderCategories(
  tx: Tx,
  productType: ProductType,
  order: { documentId: string; parent: string | null }[],
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectFrom("category")
    .select(["id", "document_id as documentId", "position"])
    .where("product_type", "=", productType)
    .orderBy("position")
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .execute()
  const ids = new Map(rows.map((row) => [row.documentId, row.id]))
  const named = new Set(order.map(({ documentId }) => documentId))
  const isSame = named.size === order.length && named.size === rows.length && [...named].every((id) => ids.has(id))
  if (!isSame) throw new StateRejectedError("CHANGED_MEANWHILE", "There are other categories by now")
  const tops = new Set(order.flatMap(({ documentId, parent }) => (parent === null ? documentId : [])))
  const problems = order.flatMap(({ parent }, index) =>
    parent === null || tops.has(parent) ? [] : [{ ...unknown("parent"), path: ["order", index, "parent"] }],
  )
  if (problems.length > 0) throw new FieldsRejectedError(problems)
  // Parents first: a child's title is told with its parent's.
  const places = rows.map(({ position }) => position)
  const sorted = [...order.filter(({ parent }) => parent === null), ...order.filter(({ parent }) => parent !== null)]
  for (const [index, { documentId, parent }] of sorted.entries()) {
    await tx
      .updateTable("category")
      .set({ position: places[index] ?? index, parent_id: ids.get(parent ?? "") ?? null, edited_at: now.toISOString() })
      .where("id", "=", ids.get(documentId) ?? 0)
      .execute()
  }
}
