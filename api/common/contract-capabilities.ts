import { z } from "zod"

/** Capabilities of a content API beyond the calls of the specification. */
export const capabilityNames = [
  "accounts",
  "contact-messages",
  "coupons",
  "newsletter",
  "order-reviews",
  "order-tracking",
  "pages",
  "posts",
  "stock-alerts",
] as const

export type Capability = (typeof capabilityNames)[number]

/** `GET /api`: whose API this is, and what it can do. A plain Strapi answers 404 there. */
export const apiResource = z
  .object({
    name: z.string().meta({ description: "hanout for this API" }),
    capabilities: z.array(z.string()).meta({ description: `Of ${capabilityNames.join(", ")}` }),
  })
  .meta({ id: "Api" })
