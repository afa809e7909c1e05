import type { OrderClient } from "#core/order.ts"
import type { Visit } from "../shell/visit.server.ts"
import { traceFields } from "./trace-fields.ts"
import { textOf } from "./typed-person.ts"

const longestSpan = 1e7

/** What the shop knows of who sends an order form: for its limits and marks, kept in no log. */
export function orderClient(form: FormData, { client: address }: Pick<Visit, "client">): OrderClient {
  const session = textOf(form, traceFields.session).slice(0, 200)
  const typed = textOf(form, traceFields.seconds)
  const seconds = typed === "" ? Number.NaN : Number(typed)
  return {
    ...(address && address.length <= 64 && { address }),
    ...(session && { session }),
    ...(seconds >= 0 && seconds < longestSpan && { seconds }),
    honeypot: textOf(form, traceFields.trap) !== "",
  }
}

/** The key of the try, if the script gave it one; what is none is left out. */
export function orderKey(form: FormData): { idempotencyKey?: string } {
  const key = textOf(form, traceFields.key)
  return /^[\w-]{16,64}$/.test(key) ? { idempotencyKey: key } : {}
}
