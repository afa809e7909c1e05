import type { z } from "zod"
import type { UnknownAddressReason } from "#core/customers/unknown-address.ts"
import { shopFacts } from "../common/contract-shop-facts.ts"
import { readAt } from "../common/contract-texts.ts"

/** The shop's facts as they are stored, and as they are sent back to be stored. */
export const settingsForm = shopFacts.extend({
  updatedAt: readAt.meta({ description: "Of what was read" }),
})
export type SettingsForm = z.infer<typeof settingsForm>

/** Why the addresses of clients are not known in some process of the shop; empty = they are. */
export type ClientAddresses = { unknown: UnknownAddressReason[] }
