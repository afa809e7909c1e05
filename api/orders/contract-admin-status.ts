import { z } from "zod"
import { documentIds, statusReason } from "#api/orders/contract-fields.ts"
import { maxStoredLines } from "#core/orders/order-maximums.ts"
import { callOutcomes, orderStatuses } from "#core/orders/order-status.ts"
import { returnConditions } from "#core/orders/returned-parcel.ts"

/** Outcome of a call; `no-answer` counts itself up to `no-answer-3`. */
const outcome = z.enum([...callOutcomes, "no-answer"])

/** `POST orders/:documentId/status` → the order. 409 `{ from, to, allowed }`, also where `from` is not the order's status; with
 *  `missing: [{ slug, title, wanted, left }]` where the order has released its stock and not all of it is left.
 *  `to-call-again` needs the outcome; without `callAt` the table of retries says when. */
export const statusBody = z
  .strictObject({
    to: z.enum(orderStatuses),
    from: z.enum(orderStatuses).optional().meta({
      description: "The status in which the order was read: where it has another one, it stays as it is",
    }),
    reason: statusReason.meta({
      description: "Such as `wrong-number`; `parcel-damaged` and `parcel-missing` of `returned` write its units off",
    }),
    outcome: outcome.optional(),
    callAt: z.iso.datetime({ offset: true }).optional(),
    lines: z
      .array(z.strictObject({ id: z.int(), condition: z.enum(returnConditions) }))
      .max(maxStoredLines)
      .optional()
      .meta({ description: "Of `returned`: lines that came back in another condition than `reason` says" }),
  })
  .refine(({ to, lines }) => to === "returned" || lines === undefined, {
    path: ["lines"],
    error: "The conditions of lines belong to `returned`",
  })
  .refine(({ to, outcome }) => (to === "to-call-again") === (outcome !== undefined), {
    path: ["outcome"],
    error: "The outcome of the call belongs to `to-call-again`, and to it alone",
  })
  .refine(({ outcome, callAt }) => outcome !== "postponed" || callAt !== undefined, {
    path: ["callAt"],
    error: "A postponed call needs its time",
  })
  .refine(({ to, callAt }) => to === "to-call-again" || callAt === undefined, {
    path: ["callAt"],
    error: "The time of the next call belongs to `to-call-again`",
  })

/** `POST orders/status` → a result for each order, in the order of the ids. With filters of the list in the address
 *  (`contract-admin-list.ts`) an order that they do not pass any more stays as it is: `notListed`. */
export const bulkStatusBody = z.strictObject({
  documentIds,
  to: z.enum(orderStatuses).exclude(["to-call-again"]),
  reason: statusReason,
})
