import { z } from "zod"

/** The client as the storefront's server knows it; trusted because the caller holds the bearer. */
export const orderClient = z
  .object({
    address: z.string().max(64).optional().meta({ description: "Internet address, or block of addresses" }),
    session: z.string().max(200).optional(),
    seconds: z.number().min(0).optional().meta({ description: "How long the form took to fill in" }),
    honeypot: z.boolean().optional().meta({ description: "A field that no one sees was filled in" }),
  })
  .meta({ id: "OrderClient" })

export type OrderClientFields = z.infer<typeof orderClient>
