import type { MailKind } from "#core/mail/mail.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"
import type { Db, Tx } from "../database.ts"
import { preparedQuery } from "../prepared-query.ts"
import type { Flag } from "../schema/column-types.ts"
import { addMail } from "./outbox.ts"

/** Columns that tell whether an order's e-mail address is its shopper's own. */
const ownerColumns = ["o.shopper_claim as claim", "u.email as confirmed", "u.email_verified as isVerified"] as const

type OwnerRow = { email: string | null; claim: string | null; confirmed: string | null; isVerified: Flag | null }

/** Whether the order was placed while signed in to the account of its e-mail address. Of any other order a stranger may have
 *  typed the address, and every other text. */
const isToOwner = ({ email, claim, confirmed, isVerified }: OwnerRow): boolean =>
  claim === "placed" && isVerified === 1 && confirmed !== null && email?.toLowerCase() === confirmed

const findAddressee = preparedQuery((db, { id }: { id: number }) =>
  db
    .selectFrom("orders as o")
    .leftJoin("shopper_user as u", "u.id", "o.shopper_id")
    .select(["o.document_id as order", "o.email", "o.locale", "u.locale as chosen"])
    .select(ownerColumns)
    .where("o.id", "=", id),
)

/** Writes a mail about an order that has an address: in the language of the account that it is in, else in that in which it was
 *  placed. */
async function mailOrder(tx: Tx, kind: MailKind, id: number, now: Date): Promise<void> {
  const [row] = await findAddressee(tx, { id })
  if (!row?.email) return
  const { order, email, locale, chosen } = row
  const about = { key: `${kind}:${order}`, kind, locale: chosen ?? locale, data: { order } }
  await addMail(tx, { ...about, to: email, isToOwner: isToOwner(row) }, now)
}

/** Tells who ordered, where an address was given, that the order is there. */
export async function mailReceived(
  tx: Tx,
  { id, email }: { id: number; email: string | null },
  now: Date,
): Promise<void> {
  if (email) await mailOrder(tx, "order-received", id, now)
}

/** The states that an order's shopper is written to about. */
const mailKindByStatus: Partial<Record<OrderStatus, MailKind>> = {
  shipped: "order-shipped",
  delivered: "order-delivered",
}

/** Tells who ordered, where an address was given, that the parcel is on its way or there. */
export async function mailMoved(tx: Tx, orderId: number, to: OrderStatus, now: Date): Promise<void> {
  const kind = mailKindByStatus[to]
  if (kind) await mailOrder(tx, kind, orderId, now)
}

/** Tells who ordered, where an address was given, that the driver could not deliver: once for each order. Its link leads to the page that
 *  takes an answer. */
export const mailFailedDelivery = (tx: Tx, orderId: number, now: Date): Promise<void> =>
  mailOrder(tx, "delivery-failed", orderId, now)

/** Withdraws the mail about a state that was taken back, where it has not gone out yet. One that has gone is not written again
 *  when the order comes there once more. */
export async function withdrawMoved(tx: Tx, documentId: string, to: OrderStatus): Promise<void> {
  const kind = mailKindByStatus[to]
  if (!kind) return
  await tx
    .deleteFrom("mail_outbox")
    .where("key", "=", `${kind}:${documentId}`)
    .where("status", "=", "waiting")
    .where("lease", "is", null)
    .execute()
}

/** Finds the data of an order's mail beside the order itself; undefined for an order that is gone. */
export async function orderForMail(db: Db, documentId: string) {
  const row = await db
    .selectFrom("orders as o")
    .leftJoin("shopper_user as u", "u.id", "o.shopper_id")
    .select(["o.token", "o.carrier", "o.tracking", "o.email"])
    .select(ownerColumns)
    .where("o.document_id", "=", documentId)
    .executeTakeFirst()
  return row && { token: row.token, carrier: row.carrier, tracking: row.tracking, isToOwner: isToOwner(row) }
}
