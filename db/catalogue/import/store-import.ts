import { colorCodes } from "#core/catalogue/variants/color-codes.ts"
import type { Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import { nextVersion } from "../../staff/rejected.ts"
import { storeRows, toBatches } from "../../store-rows.ts"
import { rowsOfText } from "../../texts/borrowed-texts.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { insertFormerSlugs } from "../admin/product-slugs.ts"
import { rejectBelowZero, stockAfter } from "../admin/write-product.ts"
import { logChanges, logNew } from "../stock-movements.ts"
import { tellLowestPrices } from "../variants/lowest-price.ts"
import { syncVariants } from "../variants/sync-variants.ts"
import type { PreparedProduct } from "./import-rows.ts"
import { storeFileVariants } from "./store-file-variants.ts"

/** Keys of one statement. */
const maxKeys = 500

/** Keys of pictures by their addresses. */
type PictureIds = ReadonlyMap<string, number>

const mainPicture = ({ pictures }: Pick<PreparedProduct, "pictures">, ids: PictureIds): number | null =>
  ids.get(pictures?.[0] ?? "") ?? null

/** Stores prepared products that are known to fit the catalogue (`checkStaged`): on SQLite orders wait as long as this takes,
 *  on PostgreSQL those of the changed products.
 *  @param pictures keys of their pictures by their addresses */
export async function storeProducts(
  tx: Tx,
  products: readonly PreparedProduct[],
  pictures: PictureIds,
  now: Date,
): Promise<void> {
  const audit = products.map((product) => product.audit)
  const [by] = audit
  const cause = { reason: "import", at: now, actor: by?.staff_name ?? "shop", actorId: by?.staff_id ?? null } as const
  await storeRows(tx, audit, (rows) => tx.insertInto("audit_log").values(rows))
  const before = products.flatMap((product) => product.before?.id ?? [])
  const created = await logChanges(tx, before, cause, () => storeWhole(tx, products, pictures, now))
  await logNew(tx, created, cause)
}

/** @returns the keys of the new products */
async function storeWhole(
  tx: Tx,
  products: readonly PreparedProduct[],
  pictures: PictureIds,
  now: Date,
): Promise<number[]> {
  const ids = await createProducts(tx, products, pictures)
  const created = [...ids.values()]
  for (const [documentId, id] of await changeProducts(tx, products, pictures, now)) ids.set(documentId, id)
  const keyed = products.map((product) => ({ ...product, id: ids.get(product.documentId) ?? 0 }))
  await storeSlugs(tx, keyed)
  const texts = keyed.flatMap(({ id, texts }) => texts.map((text) => ({ ...text, product_id: id })))
  await storeRows(tx, texts, (rows) => tx.insertInto("product_text").values(rows))
  const placed = keyed.flatMap(({ id, categoryIds }) =>
    categoryIds.map((category_id, position) => ({ product_id: id, category_id, position })),
  )
  await storeRows(tx, placed, (rows) => tx.insertInto("product_category").values(rows))
  await storeColors(tx, keyed)
  await storeGalleries(tx, keyed, pictures)
  for (const { variants, ...product } of keyed) {
    if (variants) await storeFileVariants(tx, product, variants)
    else if (product.hasNewOptions) rejectBelowZero(await syncVariants(tx, product.id))
  }
  await tellLowestPrices(tx, [...ids.values()])
  return created
}

/** @returns the keys of the new products by their documentIds */
async function createProducts(
  tx: Tx,
  products: readonly PreparedProduct[],
  pictures: PictureIds,
): Promise<Map<string, number>> {
  const created = products.flatMap((product) =>
    product.created ? [{ ...product.columns, image_id: mainPicture(product, pictures), ...product.created }] : [],
  )
  const stored = await storeRows(tx, created, (rows) =>
    tx.insertInto("product").values(rows).returning(["id", "document_id"]),
  )
  return new Map(stored.map(({ id, document_id }) => [document_id, id]))
}

/** Changes the products that were there, and takes away what belongs to them and is written anew.
 *  @returns their keys by their documentIds */
async function changeProducts(
  tx: Tx,
  products: readonly PreparedProduct[],
  pictures: PictureIds,
  now: Date,
): Promise<Map<string, number>> {
  const changed = products
    .flatMap(({ before, ...product }) => (before ? [{ ...product, before }] : []))
    .toSorted((a, b) => a.before.id - b.before.id)
  for (const batch of toBatches(changed, maxKeys)) {
    const ids = batch.map(({ before }) => before.id)
    const rows = await tx
      .selectFrom("product")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .$if(isPostgres(tx), (query) => query.forUpdate())
      .execute()
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    const next = batch.map(({ before, columns, pictures: named }) => {
      const row = rowOf.get(before.id)
      if (!row) throw new Error(`The product ${before.id} of an import is gone`)
      // Orders that were placed since the check may have taken what the file takes away.
      const wanted = Math.max(before.quantity, before.quantityWas - row.quantity)
      const stock = stockAfter({ ...row, stockBy: row.stock_by }, wanted, before.quantityWas)
      const edited_at = nextVersion(row.edited_at, now)
      const image_id = named ? mainPicture({ pictures: named }, pictures) : row.image_id
      return { ...row, ...columns, image_id, ...stock, updated_at: now.toISOString(), edited_at }
    })
    await storeRows(tx, next, (some) =>
      tx
        .insertInto("product")
        .values(some)
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet((e) => {
            const columns = Object.keys(some[0] ?? {}) as (keyof (typeof some)[number])[]
            return Object.fromEntries(columns.map((column) => [column, e.ref(`excluded.${column}`)]))
          }),
        ),
    )
    for (const table of ["product_text", "product_category"] as const) {
      await tx.deleteFrom(table).where("product_id", "in", ids).execute()
    }
    const recolored = batch.flatMap(({ before, colors }) => (colors ? [before.id] : []))
    if (recolored.length > 0) await tx.deleteFrom("product_color").where("product_id", "in", recolored).execute()
  }
  return new Map(changed.map(({ documentId, before }) => [documentId, before.id]))
}

type Keyed = PreparedProduct & { id: number }

/** Keeps addresses that are given up, so that they go on leading to their products; one in use leads to nobody else. */
async function storeSlugs(tx: Tx, products: readonly Keyed[]): Promise<void> {
  const moved = products.filter(({ before, columns }) => before?.slug !== columns.slug)
  for (const batch of toBatches(moved, maxKeys)) {
    const slugs = batch.map(({ columns }) => columns.slug)
    await tx.deleteFrom("product_slug").where("slug", "in", slugs).execute()
  }
  const left = moved.flatMap(({ id, before }) => (before ? [{ slug: before.slug, product_id: id }] : []))
  await storeRows(tx, left, (rows) => insertFormerSlugs(tx, rows))
}

/** Stores the pictures but the main ones of the products whose pictures a file changes. */
async function storeGalleries(tx: Tx, products: readonly Keyed[], ids: PictureIds): Promise<void> {
  const named = products.flatMap(({ id, before, pictures }) => (pictures ? [{ id, before, pictures }] : []))
  for (const batch of toBatches(named, maxKeys)) {
    const changed = batch.flatMap(({ id, before }) => (before ? [id] : []))
    if (changed.length > 0) await tx.deleteFrom("product_media").where("product_id", "in", changed).execute()
  }
  const rows = named.flatMap(({ id, pictures }) =>
    pictures.slice(1).flatMap((url, position) => {
      const media_id = ids.get(url)
      return media_id === undefined ? [] : [{ product_id: id, media_id, position }]
    }),
  )
  await storeRows(tx, rows, (some) => tx.insertInto("product_media").values(some))
}

async function storeColors(tx: Tx, products: readonly Keyed[]): Promise<void> {
  const colors = products.flatMap(({ id, colors }) =>
    (colors ?? []).map(({ hex, imageId, name }, position, all) => ({
      row: { product_id: id, position, hex, image_id: imageId, code: colorCodes(all)[position] ?? "" },
      name,
    })),
  )
  const place = ({ product_id, position }: { product_id: number; position: number }) => `${product_id} ${position}`
  const rows = colors.map(({ row }) => row)
  const stored = await storeRows(tx, rows, (some) =>
    tx.insertInto("product_color").values(some).returning(["id", "product_id", "position"]),
  )
  const keys = new Map(stored.map((color) => [place(color), color.id]))
  const main = await findMainLocale(tx)
  const names = colors.flatMap(({ row, name }) =>
    rowsOfText("name", name, main).map((text) => ({ ...text, color_id: keys.get(place(row)) ?? 0 })),
  )
  await storeRows(tx, names, (some) => tx.insertInto("product_color_text").values(some))
}
