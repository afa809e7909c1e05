import { z } from "zod"
import { maxCarrierRules, ruleChoices } from "#core/carriers/carrier-rule.ts"
import { deliveryProfiles } from "#core/catalogue/product-delivery.ts"
import { maxThreshold } from "#core/delivery/delivery-values.ts"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { documentId } from "../common/contract-texts.ts"

const total = z.int().min(0).max(maxThreshold).nullable().meta({ description: "Dinars; null = no bound" })

const carrierRule = z
  .strictObject({
    wilayas: z.array(z.int().min(1).max(58)).max(58).meta({ description: "Codes of the 58; none = all" }),
    delivery: z.enum(deliveryKinds).nullable().meta({ description: "null = either" }),
    profile: z.enum(deliveryProfiles).nullable().meta({
      description: "How its goods are delivered: `standard` = all as most are, another = one of them so; null = any",
    }),
    minTotal: total,
    maxTotal: total,
    choice: z.enum(ruleChoices),
    account: documentId.nullable().meta({ description: "With the choice `account`, else null" }),
  })
  .refine(({ choice, account }) => (choice === "account") === (account !== null), {
    path: ["account"],
    message: "goes with the choice of an account",
  })
  .refine(({ minTotal, maxTotal }) => (minTotal ?? 0) <= (maxTotal ?? Number.POSITIVE_INFINITY), {
    path: ["maxTotal"],
    message: "is below the lowest total",
  })

/** `GET carrier-rules`: the first that holds for an order chooses its account. */
export const carrierRulesAnswer = z.object({
  rules: z.array(carrierRule),
  version: z.string().meta({ description: "Of these rules" }),
})
export type CarrierRulesAnswer = z.infer<typeof carrierRulesAnswer>

/** `PUT carrier-rules`: all rules at once. `version` is the one that was read; rules of another version are a 409. */
export const carrierRulesBody = z.strictObject({
  rules: z.array(carrierRule).max(maxCarrierRules),
  version: z.string().max(100),
})
