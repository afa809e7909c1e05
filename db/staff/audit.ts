import type { Db } from "../database.ts"
import { auditSearchText } from "./audit-search.ts"

/** The member who acts, as the audit log names them. */
export type AuditStaff = { id: string; name: string }

export type AuditEntry = {
  /** null = nobody who is known. */
  staff: AuditStaff | null
  /** A verb, such as `update`, `sign-in`, `invite`. */
  action: string
  /** The kind of record that was changed, such as `orders`, `staff`. */
  resource: string
  documentId: string | null
  /** The changed fields, before and after. Nothing can be removed from the log: it never has secrets, and of a shopper's name, phone,
   *  place and words, and of notes about them, only the names of the fields. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** The internet address that it came from; "" where it is not known. */
  address: string
  at: Date
}

const json = (fields: Record<string, unknown> | null) => fields && JSON.stringify(fields)

/** An entry as it is stored. */
export function auditRow({ staff, action, resource, documentId, before, after, address, at }: AuditEntry) {
  const row = {
    at: at.toISOString(),
    staff_id: staff?.id ?? null,
    staff_name: staff?.name ?? null,
    action,
    resource,
    document_id: documentId,
    before: json(before),
    after: json(after),
    address: address || null,
  }
  return { ...row, search: auditSearchText(row) }
}

/** Writes into the audit log, which nothing ever changes.
 *  @param tx the transaction of the change itself, so that there is neither without the other */
export async function addAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insertInto("audit_log").values(auditRow(entry)).execute()
}
