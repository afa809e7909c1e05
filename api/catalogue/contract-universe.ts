import { z } from "zod"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { universeLimits } from "#core/catalogue/universe.ts"
import { texts } from "../common/contract-texts.ts"

/** A part of the shop; the list has them in the shop's order. */
export const adminUniverse = z.strictObject({
  slug: universeSlug.or(z.literal("")).meta({ description: "Of its addresses; empty = a new one" }),
  name: texts(universeLimits.name).meta({ description: "Needed in the shop's main language" }),
  hidden: z.boolean().meta({ description: "Named nowhere in the shop; its products stay on sale" }),
})

/** `PUT universes`: all of them, in their new order. 409 `CHANGED_MEANWHILE` where the shop has others by now. */
export const universesForm = z.strictObject({
  universes: z.array(adminUniverse).min(1).max(universeLimits.universes),
})

export type AdminUniverse = z.output<typeof adminUniverse>
