import type { Tx } from "../database.ts"
import { addAudit } from "./audit.ts"

/** Somebody of the staff. */
export type Staff = { id: string; name: string }

/** Who of the staff does something, from where and when. */
export type ByStaff = { staff: Staff; address: string; now: Date }

/** Who did something and when, for an order's history. */
export const eventBy = ({ staff, now }: ByStaff) => ({ at: now, actor: staff.name, actorId: staff.id })

type Fields = Record<string, unknown>

/** Writes down in the audit log what was done to an order, in the transaction that does it. */
export function auditOrder(
  tx: Tx,
  { staff, address, now }: ByStaff,
  done: { action: string; documentId: string; before: Fields | null; after: Fields | null },
): Promise<void> {
  return addAudit(tx, { ...done, resource: "orders", staff, address, at: now })
}
