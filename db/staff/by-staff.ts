import type { Tx } from "../database.ts"
import { addAudit } from "./audit.ts"

/** Somebody of the staff, or a program with an API token. */
export type Staff = { id: string; name: string }

/** Begins the id of a program that acts with an API token. */
const programPrefix = "token:"

/** A program with an API token, as histories and the audit log name it. */
export const programBy = ({ documentId, name }: { documentId: string; name: string }): Staff => ({
  id: `${programPrefix}${documentId}`,
  name,
})

/** Whether it is a program, which looks after no order. */
export const isProgram = ({ id }: Staff): boolean => id.startsWith(programPrefix)

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
