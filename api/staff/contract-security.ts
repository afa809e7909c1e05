import { z } from "zod"

/** How the team signs in. */
export const securityRules = z.strictObject({
  secondFactorRequired: z.boolean().meta({ description: "Of owners and managers" }),
})
export type SecurityRules = z.infer<typeof securityRules>
