import { z } from "zod"
import { itemEnvelope } from "../common/contract-envelope.ts"

/** What is told of a carrier's desk. */
export const desk = z
  .object({
    name: z.string(),
    commune: z.string().nullable().meta({ description: "As the carrier spells it" }),
    address: z.string().nullable(),
    hours: z.string().nullable(),
  })
  .meta({ id: "Desk" })

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
