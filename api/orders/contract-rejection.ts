import { z } from "zod"

/** `error.details` of a 403 (`refused`) and of a 429 (`tooMany`) to an order. None tells more than this. */
export const orderRejection = z
  .discriminatedUnion("reason", [
    z.object({ reason: z.literal("refused") }),
    z.object({ reason: z.literal("tooMany"), retryAfter: z.int().meta({ description: "Seconds" }) }),
  ])
  .meta({ id: "OrderRefusal" })

export type OrderRejectionDetails = z.infer<typeof orderRejection>
