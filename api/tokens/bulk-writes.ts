import { findBySku, findUnits, type NamedGoods } from "#db/catalogue/admin/find-by-sku.ts"
import type { Tx } from "#db/database.ts"
import { lockRecord } from "#db/lock-record.ts"
import { inTransaction } from "#db/transaction.ts"
import { ApiError, notFound, validationError } from "../errors.ts"
import type { CallConsole } from "./console-calls.ts"
import type { BulkAnswer, PriceItem, StockItem } from "./contract-writes.ts"
import type { Written } from "./write-once.ts"

type Named = { sku?: string | undefined; documentId?: string | undefined; variant?: string | undefined }

/** @throws ApiError 404 */
async function find(tx: Tx, { sku, documentId = "", variant }: Named): Promise<NamedGoods> {
  const found = sku === undefined ? { documentId, variant: variant ?? null } : await findBySku(tx, sku)
  if (!found) throw notFound()
  return found
}

/** Does one change of many, each as a part of the transaction: one that is rejected stops none of the others. */
async function changeEach<T extends Named>(
  tx: Tx,
  items: readonly T[],
  change: (tx: Tx, found: NamedGoods, item: T) => Promise<unknown>,
): Promise<Written> {
  const data: BulkAnswer["data"] = []
  for (const [index, item] of items.entries()) {
    let documentId: string | null = null
    try {
      await inTransaction(tx, async (part) => {
        const found = await find(part, item)
        documentId = found.documentId
        await lockRecord(part, "product", found.documentId)
        await change(part, found, item)
      })
      data.push({ index, documentId, ok: true })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      const { status, name, message, details } = error
      data.push({ index, documentId, ok: false, error: { status, name, message, details } })
    }
  }
  const done = data.filter(({ ok }) => ok).length
  const body: BulkAnswer = { data, meta: { done, failed: data.length - done } }
  return { status: 200, body }
}

/** Counts units, as the staff do: what orders take meanwhile stays taken.
 *  @param call over the same transaction */
export const writeStock = (tx: Tx, call: CallConsole, items: readonly StockItem[]): Promise<Written> =>
  changeEach(tx, items, async (part, found, { quantity, change = 0, note }) => {
    const was = await findUnits(part, found)
    if (was === undefined) throw notFound()
    const units = quantity ?? was + change
    if (units < 0) throw validationError([{ path: ["change"], message: `There are only ${was}` }])
    const { documentId, variant } = found
    const body = { variant, reason: "count", units, was, note: note ?? null }
    await call("POST /products/:documentId/stock-movements", { params: { documentId }, body })
  })

/** Changes prices of products.
 *  @param call over the same transaction */
export const writePrices = (tx: Tx, call: CallConsole, items: readonly PriceItem[]): Promise<Written> =>
  changeEach(tx, items, async (_, { documentId, variant }, { price, lastPrice }) => {
    if (variant !== null) throw validationError([{ path: ["sku"], message: "It is the SKU of a variant" }])
    const params = { documentId }
    const { body } = await call("GET /products/:documentId", { params })
    // The console's answer about one product.
    const { updatedAt } = body.data as { updatedAt: string }
    await call("PATCH /products/:documentId", {
      params,
      body: { updatedAt, price, ...(lastPrice !== undefined && { lastPrice }) },
    })
  })
