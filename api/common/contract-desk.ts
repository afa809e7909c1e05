import { z } from "zod"

/** What is told of a carrier's desk. */
export const desk = z
  .object({
    name: z.string(),
    commune: z.string().nullable().meta({ description: "As the carrier spells it" }),
    address: z.string().nullable(),
    hours: z.string().nullable(),
  })
  .meta({ id: "Desk" })
