import { z } from "zod"

/** A carrier's desk, as the public sees it. */
export const desk = z
  .object({
    name: z.string(),
    commune: z.string().nullable().meta({ description: "As the carrier spells it" }),
    address: z.string().nullable(),
    hours: z.string().nullable(),
  })
  .meta({ id: "Desk" })
