import { z } from "zod"
import { proof } from "./contract.ts"

/** How the team signs in. */
export const securityRules = z.strictObject({
  secondFactorRequired: z.boolean().meta({ description: "Of owners and managers" }),
})
export type SecurityRules = z.infer<typeof securityRules>

/** Switching the rule off needs `password` and `code`. */
export const changeSecurityRequest = securityRules.extend(proof)
