import { cutText } from "#core/cut-text.ts"
import type { OrderClient } from "#core/orders/order.ts"
import { formTimeName } from "../../../forms/form-time-field.tsx"
import { formText } from "../../../forms/person-form-values.ts"
import type { FormTimes } from "../../../request/form-times.server.ts"
import { clientOf, type Visit } from "../../../request/visit.server.ts"
import { traceFields } from "./order-form-values.ts"

/** Converts to the sender of an order, for limits and marks; written to no log. A form without a time of this shop's
 *  counts as filled in at once: its order is marked and accepted all the same. */
export function orderClient(form: FormData, visit: Pick<Visit, "client">, formTimes: FormTimes): OrderClient {
  const session = cutText(formText(form, traceFields.session), 200)
  const age = formTimes.ageOf(form.get(formTimeName))
  return {
    ...clientOf(visit),
    ...(session && { session }),
    seconds: Math.round((age ?? 0) / 100) / 10,
    honeypot: formText(form, traceFields.trap) !== "",
  }
}

/** Whether the form's script took part: it knows what was ordered in other tabs. */
export const isTraced = (form: FormData): boolean => formText(form, traceFields.session) !== ""

/** The idempotency key that a form was sent with; null where it is missing or malformed. Without one nothing is sent to
 *  the shop: docs/decisions/0007-orders.md. */
export function orderKey(form: FormData): string | null {
  const key = formText(form, traceFields.key)
  return /^[\w-]{16,64}$/.test(key) ? key : null
}
