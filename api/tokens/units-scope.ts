import { findLastMovement } from "#db/catalogue/stock-movements.ts"
import type { Tx } from "#db/database.ts"
import { lockRecord } from "#db/lock-record.ts"
import type { Program } from "./console-calls.ts"
import { wrongScope } from "./token-context.ts"
import type { Written } from "./write-once.ts"

/** Does a write of a product. Units belong to the scope `stock.write`: without it a write that counts some is undone, whichever field said
 *  so. Units that are sent as they are change nothing.
 *  @param documentId undefined = of a new one
 *  @throws ApiError 403 */
export async function withinUnitsScope(
  tx: Tx,
  { token }: Program,
  documentId: string | undefined,
  write: () => Promise<Written>,
): Promise<Written> {
  if (token.scopes.includes("stock.write")) return write()
  if (documentId !== undefined) await lockRecord(tx, "product", documentId)
  const before = documentId === undefined ? null : await findLastMovement(tx, documentId)
  const written = await write()
  const after = written.documentId === undefined ? null : await findLastMovement(tx, written.documentId)
  if (after !== before) throw wrongScope("stock.write")
  return written
}
