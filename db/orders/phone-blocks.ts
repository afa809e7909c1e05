import type { Db } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { addAudit } from "../staff/audit.ts"
import type { ByStaff } from "../staff/by-staff.ts"
import { inTransaction } from "../transaction.ts"

export type PhoneBlock = { documentId: string; mobile: string; reason: string | null; createdAt: string }

/** The block of a phone, or null when the shop accepts its orders.
 *  @param phone its key */
export async function findBlock(db: Db, phone: string): Promise<PhoneBlock | null> {
  const row = await db
    .selectFrom("phone_block")
    .select(["document_id as documentId", "phone_key as mobile", "reason", "created_at as createdAt"])
    .where("phone_key", "=", phone)
    .executeTakeFirst()
  return row ? { ...row, documentId: row.documentId ?? "" } : null
}

type Listing = { part: string; direction: "asc" | "desc"; page: number; pageSize: number }

/** One page of the phones whose orders the shop does not take, and how many there are.
 *  @param part a part of the phone's key; "" = all */
export async function listBlocks(
  db: Db,
  { part, direction, page, pageSize }: Listing,
): Promise<{ rows: PhoneBlock[]; total: number }> {
  const matching = db
    .selectFrom("phone_block")
    .$if(part !== "", (query) => query.where("phone_key", "like", `%${part.replace(/[%_]/g, "")}%`))
  const rows = await matching
    .select(["document_id as documentId", "phone_key as mobile", "reason", "created_at as createdAt"])
    .orderBy("created_at", direction)
    .orderBy("phone_key")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await matching.select((e) => e.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
  return { rows: rows.map(({ documentId, ...row }) => ({ ...row, documentId: documentId ?? "" })), total }
}

/** Takes no orders from a phone from now on; one that is blocked already gets the new reason.
 *  @param phone its key, which is shown as its number */
export async function blockPhone(db: Db, phone: string, reason: string | null, by: ByStaff): Promise<PhoneBlock> {
  const { staff, address, now } = by
  return inTransaction(db, async (tx) => {
    const known = await tx.selectFrom("phone_block").select("reason").where("phone_key", "=", phone).executeTakeFirst()
    const row = await tx
      .insertInto("phone_block")
      .values({ phone_key: phone, reason, created_at: now.toISOString(), document_id: randomDocumentId() })
      .onConflict((conflict) => conflict.column("phone_key").doUpdateSet({ reason }))
      .returning(["document_id as documentId", "created_at as createdAt"])
      .executeTakeFirstOrThrow()
    const documentId = row.documentId ?? ""
    const changed = known ? ["reason"] : ["mobile", "reason"]
    const sides = { before: { blocked: known !== undefined }, after: { blocked: true, changed } }
    const what = { action: "block", resource: "phone-blocks", documentId, ...sides }
    await addAudit(tx, { ...what, staff, address, at: now })
    return { documentId, mobile: phone, reason, createdAt: row.createdAt }
  })
}

/** Takes orders from a phone again.
 *  @returns whether there was such a block */
export async function unblockPhone(db: Db, documentId: string, by: ByStaff): Promise<boolean> {
  const { staff, address, now } = by
  return inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("phone_block")
      .where("document_id", "=", documentId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    const sides = { before: { blocked: true }, after: { blocked: false } }
    const what = { action: "unblock", resource: "phone-blocks", documentId, ...sides }
    await addAudit(tx, { ...what, staff, address, at: now })
    return true
  })
}
