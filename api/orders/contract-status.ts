import { z } from "zod"
import { maxStoredLines } from "#core/orders/order-maximums.ts"
import { callOutcomes, orderStatuses } from "#core/orders/order-status.ts"
import { returnConditions } from "#core/orders/returned-parcel.ts"
import { shortText } from "../common/contract-texts.ts"
import { documentIds, statusReason } from "./contract-fields.ts"

/** Moves an order on. */
export const orderStatusRequest = z
  .object({
    data: z
      .object({
        to: z.enum(orderStatuses),
        actor: shortText(80).meta({ description: "Who does it" }),
        reason: statusReason.meta({
          description:
            "Of `returned`: `parcel-damaged` and `parcel-missing` write its units off instead of selling them again",
        }),
        outcome: z.enum(callOutcomes).optional().meta({ description: "What came of the call; for `to-call-again`" }),
        callAt: z.iso
          .datetime({ offset: true })
          .optional()
          .meta({ description: "When to call; for the outcome `postponed`" }),
      })
      .refine(({ to, outcome }) => (to === "to-call-again") === (outcome !== undefined), {
        path: ["outcome"],
        error: "The outcome of the call belongs to `to-call-again`, and to it alone",
      })
      .refine(({ outcome, callAt }) => (outcome === "postponed") === (callAt !== undefined), {
        path: ["callAt"],
        error: "The time of the next call belongs to `postponed`, and to it alone",
      }),
  })
  .meta({ id: "OrderStatusRequest" })

/** A product of an order of which fewer units are left than the order has. */
export const missingUnits = z.object({ slug: z.string(), title: z.string(), wanted: z.int(), left: z.int() })

export type MissingUnits = z.infer<typeof missingUnits>

/** `error.details` of a 409 to a change of status. */
export const orderStatusConflict = z
  .object({
    from: z.enum(orderStatuses).meta({ description: "The status that the order has" }),
    to: z.enum(orderStatuses),
    allowed: z.array(z.enum(orderStatuses)).meta({ description: "Where it may go from there" }),
    missing: z
      .array(missingUnits)
      .optional()
      .meta({ description: "What is not left of an order that has released its stock; it stays as it was" }),
    open: z
      .array(z.object({ id: z.int(), slug: z.string(), title: z.string(), color: z.string().nullable() }))
      .optional()
      .meta({ description: "Lines of which nobody knows the size yet; it is chosen by a change of the order" }),
  })
  .meta({ id: "OrderStatusConflict" })

export type OrderStatusConflict = z.infer<typeof orderStatusConflict>

// Bodies of the console's changes of status: bare objects.

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
