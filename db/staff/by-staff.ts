import type { Tx } from "../database.ts"
import { addAudit } from "./audit.ts"

/** Somebody of the staff. */
export type Staff = { id: string; name: string }

/** The member who acts, the client's address and the moment. */
export type ByStaff = { staff: Staff; address: string; now: Date }

/** Converts to the actor and moment of an event in an order's history. */
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
