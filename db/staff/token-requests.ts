import type { Db, Tx } from "../database.ts"

/** A request with an idempotency key. */
export type KeyedRequest = { tokenId: number; key: string /** Of method, address and body. */; digest: string }

/** The outcome of a request: a record that can be read again is named, any other answer is stored. */
export type RequestOutcome = { status: number; documentId: string | null; answer: string | null }

/** Claims a key, in the transaction of the request itself: another one with the same key waits for its end.
 *  @returns what came of the first request with it; undefined = this is the first one */
export async function claimRequest(
  tx: Tx,
  { tokenId, key, digest }: KeyedRequest,
  now: Date,
): Promise<(RequestOutcome & { digest: string }) | undefined> {
  const claimed = await tx
    .insertInto("token_request")
    .values({
      token_id: tokenId,
      key,
      digest,
      status: 0,
      document_id: null,
      answer: null,
      created_at: now.toISOString(),
    })
    .onConflict((on) => on.doNothing())
    .returning("key")
    .executeTakeFirst()
  if (claimed) return undefined
  const row = await tx
    .selectFrom("token_request")
    .select(["digest", "status", "document_id as documentId", "answer"])
    .where("token_id", "=", tokenId)
    .where("key", "=", key)
    .executeTakeFirst()
  return row
}

/** Stores what came of a claimed request. */
export async function settleRequest(
  tx: Tx,
  { tokenId, key }: Pick<KeyedRequest, "tokenId" | "key">,
  { status, documentId, answer }: RequestOutcome,
): Promise<void> {
  await tx
    .updateTable("token_request")
    .set({ status, document_id: documentId, answer })
    .where("token_id", "=", tokenId)
    .where("key", "=", key)
    .execute()
}

/** Hours that a key is kept: one day more than promised. */
const maxAge = 48

/** Deletes expired keys. */
export async function purgeTokenRequests(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - maxAge * 3_600_000).toISOString()
  await db.deleteFrom("token_request").where("created_at", "<", before).execute()
}
