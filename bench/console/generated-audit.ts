import type { Db } from "#db/database.ts"
import { toDocumentId } from "#db/document-id.ts"
import { auditSearchText } from "#db/staff/audit-search.ts"
import { chanceFrom } from "./chance.ts"

const batch = 1000
const days = 180

/** Adds so many entries to the audit log, the last one at a moment. */
export async function storeAudit(db: Db, count: number, now: Date): Promise<void> {
  const chance = chanceFrom(3)
  const entryOf = (index: number) => {
    const staff = chance.of(["Karima", "Rania", null], 2)
    const status = chance.of(["confirmed", "cancelled", "preparing"])
    const resource = chance.of(["orders", "products", "staff"], 3)
    const row = {
      at: new Date(now.getTime() - (days * 24 * 3_600_000 * (count - index)) / count).toISOString(),
      staff_id: staff?.toLowerCase() ?? null,
      staff_name: staff,
      resource,
      action: resource === "orders" ? chance.of(["status", "edited", "note"]) : "update",
      document_id: toDocumentId(`order:${1 + chance.below(count)}`),
      before: '{"status":"new"}',
      after: JSON.stringify({ status }),
      address: `192.0.2.${chance.below(256)}`,
    }
    return { ...row, search: auditSearchText(row) }
  }
  await db.transaction().execute(async (tx) => {
    for (let first = 0; first < count; first += batch) {
      const rows = Array.from({ length: Math.min(batch, count - first) }, (_, index) => entryOf(first + index + 1))
      await tx.insertInto("audit_log").values(rows).execute()
    }
  })
}
