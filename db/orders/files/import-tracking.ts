import type { Carrier } from "#core/delivery/carrier.ts"
import { formatOrderNumber, orderNumber, readOrderNumber, toOrderKey } from "#core/orders/order-number.ts"
import { mayBecome, type OrderStatus } from "#core/orders/order-status.ts"
import type { ImportProblem, TrackingRow } from "#core/orders/tracking-file.ts"
import type { Db, Tx } from "../../database.ts"
import { auditOrder, type ByStaff } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { lockWhole, type OrderRecord } from "../admin/order-record.ts"
import { trackingChange } from "../admin/order-tracking.ts"
import { storeChange } from "../admin/store-change.ts"
import { moveOrder, orderMoved } from "../change-order-status.ts"

export type ImportedRow = Omit<TrackingRow, "problem"> & {
  result: "done" | "same" | "problem"
  problem: ImportProblem | null
  from: OrderStatus | null
}

/** Options for storing the rows of a file. */
export type ImportOptions = { carrier: Carrier; dryRun: boolean; by: ByStaff }

/** The states through which an order goes until it is shipped. */
const steps: readonly OrderStatus[] = ["preparing", "shipped"]

const mayShip = (status: OrderStatus) => status === "confirmed" || mayBecome(status, "shipped")

/** Gives orders the tracking numbers of a file and ships them where they may be shipped, each in a transaction of its own.
 *  An order that has shipped gets its number alone.
 *  @param dryRun returns the result without changing anything */
export async function importTracking(
  db: Db,
  rows: TrackingRow[],
  { carrier, dryRun, by }: ImportOptions,
): Promise<ImportedRow[]> {
  const results: ImportedRow[] = []
  const seen = { keys: new Set<number>(), trackings: new Set<string>() }
  for (const row of rows) {
    const key = toOrderKey(row.number)
    const early = row.problem ?? problemOf(row, key, seen)
    if (early || key === null) {
      results.push({ ...row, result: "problem", problem: early ?? "noNumber", from: null })
      continue
    }
    const outcome = await inTransaction(db, (tx) => importRow(tx, row, { key, carrier, dryRun, by }))
    results.push({ ...row, ...outcome })
  }
  if (!dryRun) orderMoved(db)
  return results
}

function problemOf(
  { number, tracking }: TrackingRow,
  key: number | null,
  seen: { keys: Set<number>; trackings: Set<string> },
): ImportProblem | null {
  if (number === "") return "noNumber"
  if (key === null) return "unknownOrder"
  // PostgreSQL stores no NUL.
  if (tracking === "" || tracking.length > 60 || tracking.includes("\0")) return "noTracking"
  if (seen.keys.has(key) || seen.trackings.has(tracking)) return "repeated"
  seen.keys.add(key)
  seen.trackings.add(tracking)
  return null
}

type Importing = ImportOptions & { key: number }
export type Outcome = Pick<ImportedRow, "result" | "problem" | "from">

export const problem = (why: ImportProblem, from: OrderStatus | null): Outcome => ({
  result: "problem",
  problem: why,
  from,
})

async function importRow(tx: Tx, row: TrackingRow, { key, carrier, dryRun, by }: Importing): Promise<Outcome> {
  const order = await findByNumber(tx, row, key)
  if (!order) return problem("unknownOrder", null)
  const { status, document_id: documentId } = order
  const { tracking } = row
  if (await isTrackingUsed(tx, order.id, carrier, tracking)) return problem("trackingTaken", status)
  const change = trackingChange(order, { carrier, tracking })
  if (status === "shipped" && !change) return { result: "same", problem: null, from: status }
  if (status !== "shipped" && !mayShip(status)) return problem("notAllowed", status)
  if (dryRun) return { result: "done", problem: null, from: status }
  if (change) await storeChange(tx, order, change, { by, kind: "tracking" })
  const { staff, now } = by
  let from = status
  for (const to of steps) {
    if (!mayBecome(from, to)) continue
    const moved = await moveOrder(
      tx,
      { documentId },
      { to, actor: staff.name, actorId: staff.id, reason: null, outcome: null, callAt: null, staff },
      now,
    )
    if (moved.kind !== "changed") throw new Error(`An order that is locked cannot become ${to}: ${moved.kind}`)
    await auditOrder(tx, by, { action: "status", documentId, before: { status: from }, after: { status: to } })
    from = to
  }
  return { result: "done", problem: null, from: status }
}

/** The order of a row, locked; its number must be that of the order in full where the row has it in full. */
export async function findByNumber(tx: Tx, { number }: TrackingRow, key: number): Promise<OrderRecord | undefined> {
  const named = await tx
    .selectFrom("orders")
    .select(["document_id", "created_at", "code"])
    .where("id", "=", key)
    .executeTakeFirst()
  if (!named) return undefined
  const full = readOrderNumber(number)
  const own = orderNumber(key, named.created_at, full?.code ? named.code : null)
  if (full && formatOrderNumber(full) !== own) return undefined
  return lockWhole(tx, named.document_id)
}

async function isTrackingUsed(tx: Tx, orderId: number, carrier: Carrier, tracking: string): Promise<boolean> {
  const other = await tx
    .selectFrom("orders")
    .select("id")
    .where("tracking", "=", tracking)
    .where("carrier", "=", carrier)
    .where("id", "<>", orderId)
    .executeTakeFirst()
  return other !== undefined
}
