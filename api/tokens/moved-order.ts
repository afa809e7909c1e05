import { pick } from "#core/pick.ts"
import type { CallConsole, Program } from "./console-calls.ts"
import type { Form } from "./merge-fields.ts"
import { readRecord } from "./token-context.ts"

/** The fields of an order for a program that may move orders and not read them. */
const stateFields = ["documentId", "status", "version"] as const

/** Reads an order for a program: without the token of its private link, by which one acts as its shopper.
 *  @throws ApiError 404 */
export async function readProgramOrder(call: CallConsole, documentId: string) {
  const { data, meta } = await readRecord(call, "GET /orders/:documentId", documentId)
  const { token: _, ...order } = data
  return { data: order, meta }
}

/** Reads an order for who has moved it. Without the scope `orders.read` the answer names no person.
 *  @throws ApiError 404 */
export async function readMovedOrder(call: CallConsole, { token }: Program, documentId: string) {
  const { data, meta } = await readProgramOrder(call, documentId)
  const order: Form = token.scopes.includes("orders.read") ? data : pick(data, ...stateFields)
  return { data: order, meta }
}
