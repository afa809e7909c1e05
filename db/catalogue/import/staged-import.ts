import { sql } from "kysely"
import type { Db, Tx } from "../../database.ts"
import { editConflict } from "../../staff/rejected.ts"
import { storeRows, toBatches } from "../../store-rows.ts"
import { inTransaction } from "../../transaction.ts"
import type { PreparedProduct } from "./import-rows.ts"
import type { NameKeys } from "./new-names.ts"

/** Rows that one short transaction writes or deletes. */
const batchSize = 50

/** Records that all products of an import refer to: they must exist when it is stored. */
export type References = {
  /** Names by key: products are found by their brands' names. */
  brands: Map<number, string>
  categories: Set<number>
  media: Set<number>
  /** Addresses of pictures, in the library or staged. */
  pictures: Set<string>
  /** SKUs of variants with their products' keys; null = of a new one. */
  skus: Map<string, number | null>
}

/** Begins an import.
 *  @returns its key */
export async function beginImport(db: Db): Promise<number> {
  const row = { status: "staging", active: null, touched_at: new Date().toISOString() } as const
  const { id } = await db.insertInto("product_import").values(row).returning("id").executeTakeFirstOrThrow()
  return id
}

/** Puts prepared products where storing begins from, in short transactions.
 *  @param from the position of the first */
export async function stageProducts(
  db: Db,
  importId: number,
  products: readonly PreparedProduct[],
  from: number,
): Promise<void> {
  const rows = products.map((product, index) => ({
    import_id: importId,
    position: from + index,
    product_id: product.before?.id ?? null,
    sku: product.columns.sku,
    slug: product.columns.slug,
    edited_at: product.before?.updatedAt ?? null,
    stock_change: product.before ? product.before.quantity - product.before.quantityWas : 0,
    content: JSON.stringify(product),
  }))
  for (const batch of toBatches(rows, batchSize)) {
    await inTransaction(db, async (tx) => {
      await storeRows(tx, batch, (some) => tx.insertInto("product_import_row").values(some))
      await touchImport(tx, importId)
    })
  }
}

/** Notes that an import is being worked on. */
export async function touchImport(db: Db, importId: number): Promise<void> {
  const touched_at = new Date().toISOString()
  await db.updateTable("product_import").set({ touched_at }).where("id", "=", importId).execute()
}

/** From now on an import is stored to its end, by whichever process; what it needs first is stored in the same transaction.
 *  @param first stores the names of the file, and gives their keys */
export async function beginStoring(
  db: Db,
  importId: number,
  first: (tx: Tx) => Promise<NameKeys> | undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const names = (await first(tx)) ?? null
    await tx
      .updateTable("product_import")
      .set({ status: "storing", names: names && JSON.stringify(names) })
      .where("id", "=", importId)
      .execute()
  })
}

/** The keys of the names that were stored with an import. */
export async function findNameKeys(db: Db, importId: number): Promise<NameKeys> {
  const row = await db.selectFrom("product_import").select("names").where("id", "=", importId).executeTakeFirst()
  // Written by this program alone.
  return row?.names ? (JSON.parse(row.names) as NameKeys) : { brands: {}, categories: {} }
}

/** Takes the next rows that are not stored yet; in a transaction, other processes that do the same wait for its end.
 *  @returns none when all are stored, or the import is gone */
export async function takeStagedRows(db: Db, importId: number, limit: number) {
  await touchImport(db, importId)
  return db
    .selectFrom("product_import_row")
    .select(["position", "content"])
    .where("import_id", "=", importId)
    .orderBy("position")
    .limit(limit)
    .execute()
}

/** Deletes the pictures that an import has staged and not stored, one at a time. */
async function dropStagedPictures(db: Db, importId: number): Promise<void> {
  const staged = await db
    .selectFrom("product_import_picture")
    .select("url")
    .where("import_id", "=", importId)
    .where("part", "=", 0)
    .execute()
  for (const { url } of staged) {
    await db.deleteFrom("product_import_picture").where("import_id", "=", importId).where("url", "=", url).execute()
  }
}

/** Deletes an import with what is left of its rows, in short transactions; the catalogue may be changed again. */
export async function endImport(db: Db, importId: number): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom("product_import_row")
      .select("position")
      .where("import_id", "=", importId)
      .orderBy("position")
      .limit(batchSize * 10)
      .execute()
    const last = rows.at(-1)
    if (!last) break
    await db
      .deleteFrom("product_import_row")
      .where("import_id", "=", importId)
      .where("position", "<=", last.position)
      .execute()
  }
  await dropStagedPictures(db, importId)
  await db.deleteFrom("product_import").where("id", "=", importId).execute()
}

/** Checks that everything is still as it was when the import was planned. Reads alone; the catalogue must be locked, so that
 *  what was checked stays true until all is stored.
 *  @throws StateRejectedError CHANGED_MEANWHILE */
export async function checkStaged(db: Db, importId: number, references: References, now: Date): Promise<void> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*) as wrong from product_import_row as staged
    left join product on product.id = staged.product_id
    where staged.import_id = ${importId} and (
      (staged.product_id is not null and product.edited_at is distinct from staged.edited_at)
      or product.quantity + staged.stock_change < 0
      or exists (select 1 from product as other where other.slug = staged.slug
        and other.id is distinct from staged.product_id)
      or exists (select 1 from product as other where other.sku = staged.sku
        and other.id is distinct from staged.product_id))`.execute(db)
  const isSame =
    rows[0]?.wrong === 0 &&
    (await areBrandsSame(db, references.brands)) &&
    (await areThere(db, "category", references.categories)) &&
    (await areThere(db, "media", references.media)) &&
    (await arePicturesThere(db, importId, references.pictures)) &&
    (await areSkusFree(db, references.skus))
  if (!isSame) throw editConflict(now.toISOString())
}

/** Keys of one statement. */
const maxKeys = 500

async function areBrandsSame(db: Db, brands: References["brands"]): Promise<boolean> {
  for (const ids of toBatches([...brands.keys()], maxKeys)) {
    const rows = await db.selectFrom("brand").select(["id", "name"]).where("id", "in", ids).execute()
    if (rows.length < ids.length || rows.some(({ id, name }) => brands.get(id) !== name)) return false
  }
  return true
}

async function areThere(db: Db, table: "category" | "media", keys: ReadonlySet<number>): Promise<boolean> {
  for (const ids of toBatches([...keys], maxKeys)) {
    const rows = await db.selectFrom(table).select("id").where("id", "in", ids).execute()
    if (rows.length < ids.length) return false
  }
  return true
}

async function arePicturesThere(db: Db, importId: number, pictures: ReadonlySet<string>): Promise<boolean> {
  for (const urls of toBatches([...pictures], maxKeys)) {
    const stored = await db.selectFrom("media").select("url").where("url", "in", urls).execute()
    const staged = await db
      .selectFrom("product_import_picture")
      .select("url")
      .where("import_id", "=", importId)
      .where("part", "=", 0)
      .where("url", "in", urls)
      .execute()
    if (new Set([...stored, ...staged].map(({ url }) => url)).size < urls.length) return false
  }
  return true
}

/** Whether no other product has got a variant with one of the SKUs. */
async function areSkusFree(db: Db, skus: References["skus"]): Promise<boolean> {
  for (const some of toBatches([...skus.keys()], maxKeys)) {
    const rows = await db
      .selectFrom("product_variant")
      .select(["sku", "product_id as productId"])
      .where("sku", "in", some)
      .execute()
    if (rows.some(({ sku, productId }) => skus.get(sku) !== productId)) return false
  }
  return true
}
