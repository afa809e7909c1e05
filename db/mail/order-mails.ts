import type { Locale } from "#core/locale.ts"
import type { MailKind } from "#core/mail.ts"
import type { OrderStatus } from "#core/order-status.ts"
import type { Db, Tx } from "../database.ts"
import { addMail } from "./outbox.ts"

type Addressed = { documentId: string; email: string; locale: Locale }

const orderMail = (tx: Tx, kind: MailKind, { documentId, email, locale }: Addressed, now: Date) =>
  addMail(tx, { key: `${kind}:${documentId}`, kind, locale, to: email, data: { order: documentId } }, now)

/** Tells who ordered, where an address was given, that the order is there. */
export async function mailReceived(
  tx: Tx,
  { documentId }: { documentId: string },
  { email, locale }: { email: string | null; locale: Locale },
  now: Date,
): Promise<void> {
  if (email) await orderMail(tx, "order-received", { documentId, email, locale }, now)
}

/** The states that an order's shopper is written to about. */
const toldOf: Partial<Record<OrderStatus, MailKind>> = { shipped: "order-shipped", delivered: "order-delivered" }

/** Tells who ordered, where an address was given, that the parcel is on its way or there. */
export async function mailMoved(tx: Tx, orderId: number, to: OrderStatus, now: Date): Promise<void> {
  const kind = toldOf[to]
  if (!kind) return
  const row = await tx
    .selectFrom("orders")
    .select(["document_id", "email", "locale"])
    .where("id", "=", orderId)
    .executeTakeFirst()
  if (row?.email) await orderMail(tx, kind, { documentId: row.document_id, email: row.email, locale: row.locale }, now)
}

/** What an order's mail needs beside the order itself; undefined for an order that is gone. */
export async function orderForMail(db: Db, documentId: string) {
  return db
    .selectFrom("orders")
    .select(["token", "carrier", "tracking"])
    .where("document_id", "=", documentId)
    .executeTakeFirst()
}
