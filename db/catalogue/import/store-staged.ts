import { setTimeout } from "node:timers/promises"
import { touchContent } from "../../changes/content-version.ts"
import type { Db } from "../../database.ts"
import { refreshStatistics } from "../../refresh-statistics.ts"
import { StateRejectedError } from "../../staff/rejected.ts"
import { inTransaction, isConstraintConflict } from "../../transaction.ts"
import type { PreparedProduct } from "./import-rows.ts"
import { withStoredKeys } from "./insert-names.ts"
import type { NameKeys } from "./new-names.ts"
import { endImport, findNameKeys, takeStagedRows, touchImport } from "./staged-import.ts"
import { moveStagedPictures, storeStagedPictures } from "./staged-pictures.ts"
import { storeProducts } from "./store-import.ts"

/** Milliseconds that a transaction shall take: on SQLite orders wait for it. */
const goal = 12
/** Products of the first transaction, and the most of any. */
const firstSlice = 10
const maxSlice = 100
/** From so many on PostgreSQL looks at its tables again. */
const manyProducts = 500
/** Milliseconds of a pause for waiting transactions: longer than SQLite's waiting transactions pause (sqlite-driver.ts). */
const pause = 60

/** Stores what an import has staged and checked, in short transactions, and ends it. May be run again after it was
 *  interrupted, and by two at once: each product is stored once.
 *  @param onProgress called with how many are stored by this run: none, before the first
 *  @param stopping interrupts it between two transactions */
export async function storeStaged(
  db: Db,
  importId: number,
  onProgress: (done: number) => void,
  stopping?: AbortSignal,
): Promise<void> {
  onProgress(0)
  const keys = await findNameKeys(db, importId)
  const halt = (error: unknown) => stop(db, importId, error)
  let [size, total] = [firstSlice, 0]
  for (;;) {
    if (stopping?.aborted) return
    const slice = Math.round(size)
    await movePictures(db, importId, slice).catch(halt)
    const began = performance.now()
    const stored = await storeSlice(db, { importId, keys }, slice).catch(halt)
    if (stored === 0) break
    total += stored
    onProgress(total)
    const took = performance.now() - began
    size = Math.min(maxSlice, Math.max(1, size * Math.min(2, Math.max(0.5, goal / took))))
    await setTimeout(pause)
  }
  await inTransaction(db, (tx) => touchContent(tx, []))
  await endImport(db, importId)
  // The stored rows stay even if the database is lost now.
  if (total >= manyProducts) await refreshStatistics(db).catch(() => undefined)
}

/** Ends an import that does not fit the catalogue after all, which a locked catalogue rules out: else nobody could ever change
 *  it again. Whatever may pass by itself, such as a full disk, leaves the import for `resumeImports`.
 *  @throws StateRejectedError IMPORT_STOPPED, or the error */
async function stop(db: Db, importId: number, error: unknown): Promise<never> {
  if (!isConstraintConflict(error) && !(error instanceof StateRejectedError)) throw error
  await inTransaction(db, (tx) => touchContent(tx, []))
  await endImport(db, importId)
  throw new StateRejectedError("IMPORT_STOPPED", "A part of the file could not be stored", { cause: String(error) })
}

/** Variants, or pictures that the library has, that take as long to store as one product does beside them. */
const rowsOfProduct = 4
/** As many of the next products as a slice has room for, and one at least. */
function* fittingSlice<Row extends { content: string }>(rows: readonly Row[], size: number) {
  let room = size
  for (const row of rows) {
    if (room <= 0) return
    // Written by this program alone.
    const product = JSON.parse(row.content) as PreparedProduct
    room -= 1 + ((product.variants?.grid.variants.length ?? 0) + (product.pictures?.length ?? 0)) / rowsOfProduct
    yield { row, product }
  }
}

/** Moves the new pictures of the next products into the library, with pauses for waiting transactions. Nobody else can delete them
 *  meanwhile: the catalogue is locked. */
async function movePictures(db: Db, importId: number, size: number): Promise<void> {
  const slice = [...fittingSlice(await takeStagedRows(db, importId, size), size)]
  let began = performance.now()
  const rest = async () => {
    if (performance.now() - began < goal) return
    await setTimeout(pause)
    began = performance.now()
  }
  await moveStagedPictures(
    db,
    importId,
    slice.map(({ product }) => product),
    rest,
  )
}

/** @returns how many products were stored; 0 when none is left */
function storeSlice(db: Db, { importId, keys }: { importId: number; keys: NameKeys }, size: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const slice = [...fittingSlice(await takeStagedRows(tx, importId, size), size)]
    const last = slice.at(-1)?.row
    if (!last) return 0
    const products = slice.map(({ product }) => withStoredKeys(product, keys))
    const pictures = await storeStagedPictures(tx, importId, products)
    await storeProducts(tx, products, pictures, new Date())
    await tx
      .deleteFrom("product_import_row")
      .where("import_id", "=", importId)
      .where("position", "<=", last.position)
      .execute()
    await touchImport(tx, importId)
    return slice.length
  })
}

/** Milliseconds without a sign of life after which an import was left behind. */
const abandonedAfter = 60_000
/** A large file is planned for longer than a transaction takes, but stages rows all the while. */
const stagingAbandonedAfter = 15 * 60_000

/** Finishes imports whose process has ended: what was being stored is stored to its end, what was not yet is dropped.
 *  @param stopping ends it after the transaction under way */
export async function resumeImports(db: Db, now: Date, stopping?: AbortSignal): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const abandoned = await db
    .selectFrom("product_import")
    .select(["id", "status", "touched_at"])
    .where((e) =>
      e.or([
        e.and([e("status", "!=", "staging"), e("touched_at", "<", before(abandonedAfter))]),
        e("touched_at", "<", before(stagingAbandonedAfter)),
      ]),
    )
    .execute()
  for (const { id, status, touched_at } of abandoned) {
    const claimed = await db
      .updateTable("product_import")
      .set({ touched_at: now.toISOString() })
      .where("id", "=", id)
      .where("touched_at", "=", touched_at)
      .returning("id")
      .executeTakeFirst()
    if (!claimed) continue
    if (status === "storing") await storeStaged(db, id, () => {}, stopping)
    else await endImport(db, id)
  }
}
