import { phoneKey } from "#core/customers/phone.ts"
import type { OwnedBlock, OwnedMessage } from "../backup/owned-others.ts"
import type { Db } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { storeRows } from "../store-rows.ts"
import { inTransaction } from "../transaction.ts"

/** Those of some blocked phones whose orders the shop takes.
 *  @param blocks a few hundred */
export async function missingBlocks(db: Db, blocks: readonly OwnedBlock[]): Promise<OwnedBlock[]> {
  const byKey = new Map(blocks.map((block) => [phoneKey(block.mobile), block]))
  byKey.delete("")
  if (byKey.size === 0) return []
  const rows = await db
    .selectFrom("phone_block")
    .select("phone_key")
    .where("phone_key", "in", [...byKey.keys()])
    .execute()
  for (const { phone_key } of rows) byKey.delete(phone_key)
  return [...byKey].map(([mobile, block]) => ({ ...block, mobile }))
}

/** Takes no orders of another shop's blocked phones, in one transaction. */
export const insertMovedBlocks = (db: Db, blocks: readonly OwnedBlock[]) =>
  inTransaction(db, async (tx) => {
    const missing = await missingBlocks(tx, blocks)
    const rows = missing.map(({ mobile, reason, createdAt }) => ({
      phone_key: mobile,
      reason,
      created_at: createdAt,
      document_id: randomDocumentId(),
    }))
    await storeRows(tx, rows, (some) => tx.insertInto("phone_block").values(some))
    return { made: missing.length, existing: blocks.length - missing.length }
  })

/** Those of some messages of the contact form that the shop does not have, by their documentIds.
 *  @param messages a few hundred */
export async function missingMessages(db: Db, messages: readonly OwnedMessage[]): Promise<OwnedMessage[]> {
  const byId = new Map(messages.map((message) => [message.documentId, message]))
  if (byId.size === 0) return []
  const rows = await db
    .selectFrom("contact_message")
    .select("document_id")
    .where("document_id", "in", [...byId.keys()])
    .execute()
  for (const { document_id } of rows) byId.delete(document_id)
  return [...byId.values()]
}

/** Stores messages of another shop's contact form, in one transaction; the merchant gets no mail of them. */
export const insertMovedMessages = (db: Db, messages: readonly OwnedMessage[]) =>
  inTransaction(db, async (tx) => {
    const missing = await missingMessages(tx, messages)
    const rows = missing.map(({ documentId, createdAt, ...message }) => ({
      ...message,
      document_id: documentId,
      phone_key: phoneKey(message.mobile),
      created_at: createdAt,
    }))
    await storeRows(tx, rows, (some) => tx.insertInto("contact_message").values(some))
    return { made: missing.length, existing: messages.length - missing.length }
  })
