import { noTexts, type Texts } from "#core/i18n/texts.ts"
import { type MessageKind, messageKinds, type OrderMessages } from "#core/orders/messages/order-messages.ts"
import type { Db, Tx } from "../database.ts"

/** The shop's own messages to buyers, and when they were stored. */
export type StoredMessages = { texts: OrderMessages; updatedAt: string }

/** The shop's own messages; "" where it has none of its own. */
export async function readOrderMessages(db: Db): Promise<StoredMessages> {
  const row = await db.selectFrom("order_messages").select(["texts", "edited_at"]).executeTakeFirstOrThrow()
  // Written by this program alone.
  const own = JSON.parse(row.texts) as Partial<OrderMessages>
  const texts = Object.fromEntries(messageKinds.map((kind): [MessageKind, Texts] => [kind, own[kind] ?? noTexts]))
  // It has every kind.
  return { texts: texts as OrderMessages, updatedAt: row.edited_at }
}

/** Stores the shop's own messages if nobody has changed them since they were read.
 *  @param readAt `updatedAt` of what was read
 *  @returns whether they were as they were read */
export async function writeOrderMessages(tx: Tx, texts: OrderMessages, readAt: string, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable("order_messages")
    .set({ texts: JSON.stringify(texts), edited_at: now.toISOString() })
    .where("edited_at", "=", readAt)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
