import { sql } from "kysely"
import { orderNumber } from "#core/orders/order-number.ts"
import { foldText } from "#core/search/fold-text.ts"
import type { Db } from "../database.ts"
import { isPostgres } from "../engine.ts"

/** Filter of the audit log. */
export type AuditFilter = {
  q?: string | undefined
  /** The order that the words of `q` name, by its key. */
  orderId?: number | undefined
  /** Ids; `none` = nobody who is known. */
  staff?: string[] | undefined
  action?: string[] | undefined
  resource?: string[] | undefined
  document?: string | undefined
  /** From this moment on, and before that one; ISO 8601. */
  from?: string | undefined
  before?: string | undefined
}

export type StoredAudit = {
  id: number
  at: string
  staff: { id: string; name: string } | null
  action: string
  resource: string
  documentId: string | null
  /** The number of an order. */
  number: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  address: string | null
}

function matching(db: Db, filter: AuditFilter) {
  const { q, orderId, staff, action, resource, document, from, before } = filter
  let query = db.selectFrom("audit_log")
  const position = isPostgres(db) ? sql`strpos` : sql`instr`
  if (q) {
    const found = sql<boolean>`${position}(search, ${foldText(q)}) > 0`
    query = query.where((e) => {
      if (orderId === undefined) return found
      const order = e.selectFrom("orders").select("document_id").where("id", "=", orderId)
      return e.or([found, e("document_id", "in", order)])
    })
  }
  if (staff) {
    const nobody = staff.includes("none")
    query = query.where((e) => e.or([e("staff_id", "in", staff), ...(nobody ? [e("staff_id", "is", null)] : [])]))
  }
  if (action) query = query.where("action", "in", action)
  if (resource) query = query.where("resource", "in", resource)
  if (document) query = query.where("document_id", "=", document)
  if (from) query = query.where("at", ">=", from)
  if (before) query = query.where("at", "<", before)
  return query
}

/** Written by `addAudit` alone. */
const fields = (json: string | null) => (json === null ? null : (JSON.parse(json) as Record<string, unknown>))

async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const count = matching(db, filter).select((e) => e.fn.countAll<number>().as("total"))
  return (await count.executeTakeFirstOrThrow()).total
}

async function rowsOf(db: Db, ids: number[], direction: "asc" | "desc") {
  if (ids.length === 0) return []
  const rows = db.selectFrom("audit_log").selectAll().where("id", "in", ids)
  return rows.orderBy("at", direction).orderBy("id", direction).execute()
}

async function orderNumbers(db: Db, documentIds: string[]): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map()
  const orders = db.selectFrom("orders").select(["id", "document_id", "created_at"])
  const rows = await orders.where("document_id", "in", documentIds).execute()
  return new Map(rows.map((row) => [row.document_id, orderNumber(row.id, row.created_at)]))
}

/** A page of the audit log.
 *  @param page from 1 */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { page, pageSize, newestFirst }: { page: number; pageSize: number; newestFirst: boolean },
): Promise<{ rows: StoredAudit[]; total: number }> {
  const direction = newestFirst ? "desc" : "asc"
  // By their keys first: those before the page, and those that a search passes over, are read in an index alone.
  const keys = matching(db, filter)
    .select("id")
    .orderBy("at", direction)
    .orderBy("id", direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const ids = (await keys.execute()).map(({ id }) => id)
  const isAll = page === 1 && ids.length < pageSize
  const total = isAll ? ids.length : await countAudit(db, filter)
  const rows = await rowsOf(db, ids, direction)
  const numbers = await orderNumbers(
    db,
    rows.flatMap((row) => (row.resource === "orders" && row.document_id ? [row.document_id] : [])),
  )
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at,
      action: row.action,
      resource: row.resource,
      documentId: row.document_id,
      staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? "" },
      number: numbers.get(row.document_id ?? "") ?? null,
      before: fields(row.before),
      after: fields(row.after),
      address: row.address,
    })),
  }
}
