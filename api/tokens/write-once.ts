import { createHash } from "node:crypto"
import type { Tx } from "#db/database.ts"
import { claimRequest, settleRequest } from "#db/staff/token-requests.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AdminDeps } from "../admin/admin-context.ts"
import { ApiError, validationError } from "../errors.ts"
import { idempotencyKey } from "../orders/contract.ts"
import { type CallConsole, consoleCalls, type Program } from "./console-calls.ts"

/** The result of a write. */
export type Written = {
  status: number
  /** The body of the answer; null = none. */
  body: Record<string, unknown> | null
  /** The record that was written; a repeated request reads it again. Without one the body is stored. */
  documentId?: string
}

export type WriteRequest = {
  method: string
  /** With its query. */
  address: string
  text: string
  key: string | undefined
}

const replayedHeader = { "idempotent-replayed": "true" }

const keyUsed = () => new ApiError(422, "IdempotencyError", "This idempotency key was used for another request")

const digestOf = ({ method, address, text }: WriteRequest) =>
  createHash("sha256").update(`${method} ${address}\n${text}`).digest("base64url")

/** @throws ApiError 400 */
function checkKey(key: string | undefined): string | undefined {
  if (key === undefined || idempotencyKey.safeParse(key).success) return key
  throw validationError([{ path: ["Idempotency-Key"], message: "must be 1 to 255 visible ASCII characters" }])
}

/** Does a write of a program in one transaction: the key of the request, the change and its line in the audit log are stored together or
 *  not at all. A request that is rejected stores nothing, so that it can be sent again with the same key.
 *  @param write by routes of the console over the transaction
 *  @param readAgain what a repeated request answers of the record that the first one made or changed
 *  @throws ApiError 422 for a key that another request had, and what the write throws */
export async function writeOnce(
  deps: AdminDeps,
  by: Program,
  request: WriteRequest,
  write: (tx: Tx, call: CallConsole) => Promise<Written>,
  readAgain: (call: CallConsole, documentId: string) => Promise<Written["body"]>,
): Promise<Written & { headers: Record<string, string> }> {
  const key = checkKey(request.key)
  return inTransaction(deps.db, async (tx) => {
    const call = consoleCalls({ ...deps, db: tx }, by)
    if (key === undefined) return { ...(await write(tx, call)), headers: {} }
    const claim = { tokenId: by.token.id, key, digest: digestOf(request) }
    const earlier = await claimRequest(tx, claim, deps.clock())
    if (!earlier) {
      const written = await write(tx, call)
      const { status, documentId = null, body } = written
      const answer = documentId === null && body !== null ? JSON.stringify(body) : null
      await settleRequest(tx, claim, { status, documentId, answer })
      return { ...written, headers: {} }
    }
    if (earlier.digest !== claim.digest) throw keyUsed()
    const { status, documentId, answer } = earlier
    // Written by this program.
    const stored = answer === null ? null : (JSON.parse(answer) as Record<string, unknown>)
    const body = documentId === null ? stored : await readAgain(call, documentId)
    return { status, body, headers: replayedHeader }
  })
}
