import { z } from "zod"

/** `error.details` of a 403 (`refused`) and of a 429 (`tooMany`) to an order. None tells more than this. */
export const orderRefusal = z
  .discriminatedUnion("reason", [
    z.object({ reason: z.literal("refused") }),
    z.object({ reason: z.literal("tooMany"), retryAfter: z.int().meta({ description: "Seconds" }) }),
  ])
  .meta({ id: "OrderRefusal" })

export type OrderRefusalDetails = z.infer<typeof orderRefusal>
