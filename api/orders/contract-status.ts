import { z } from "zod"
import { callOutcomes, orderStatuses } from "#core/orders/order-status.ts"
import { shortText } from "../common/contract-texts.ts"
import { statusReason } from "./contract-fields.ts"

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
