import { z } from "zod"
import { desk } from "../common/contract-desk.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"

/** `GET /desks` */
export const desksQuery = z.object({
  wilaya: z.string().max(80).meta({ description: "Its name in French or Arabic" }),
  commune: z.string().max(120).default("").meta({ description: "The nearest desks to it come first" }),
})

export const desksAnswer = itemEnvelope(
  z
    .array(z.object({ id: z.int().meta({ description: "What an order takes as its `desk`" }), ...desk.shape }))
    .meta({ description: "The nearest first; none where no carrier tells of desks in the wilaya" }),
)
