import { z } from "zod"
import { carriers } from "#core/delivery/carrier.ts"
import { anyText } from "../common/contract-texts.ts"

const carrier = z.enum(carriers)
const commune = { wilaya: z.int().min(1).max(58), commune: anyText(80).meta({ description: "Its French name" }) }

export const spellingsQuery = z.strictObject({ carrier })

/** The answer of `GET delivery/spellings` and `PUT delivery/spellings`: the communes that a carrier spells in its own way. */
export const spellings = z.object({ carrier, rows: z.array(z.object({ ...commune, name: z.string() })) })

const name = anyText(80).transform((text) => text || null)

/** `PUT delivery/spellings`; `loaded` is the spelling that was read: another one by now is a 409 `CHANGED_MEANWHILE`. */
export const spellingChanges = z.strictObject({
  carrier,
  changes: z
    .array(
      z.strictObject({
        ...commune,
        loaded: name.nullable().meta({ description: "null = the shop's own" }),
        name: name.nullable(),
      }),
    )
    .max(300)
    .superRefine((changes, context) => {
      const known = new Set<string>()
      for (const [index, { wilaya, commune }] of changes.entries()) {
        const key = `${wilaya} ${commune}`
        if (known.has(key))
          context.addIssue({ code: "custom", path: [index, "commune"], message: "Comes more than once" })
        known.add(key)
      }
    }),
})

export type Spellings = z.infer<typeof spellings>
export type SpellingChanges = z.output<typeof spellingChanges>
