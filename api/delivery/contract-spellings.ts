import { z } from "zod"
import { carriers } from "#core/delivery/carrier.ts"
import { anyText } from "../common/contract-texts.ts"
import { communeChangeList, communeFields } from "./contract-commune-change.ts"

const carrier = z.enum(carriers)

export const spellingsQuery = z.strictObject({ carrier })

/** The answer of `GET delivery/spellings` and `PUT delivery/spellings`: the communes that a carrier spells in its own way. */
export const spellings = z.object({ carrier, rows: z.array(z.object({ ...communeFields, name: z.string() })) })

const name = anyText(80).transform((text) => text || null)

/** `PUT delivery/spellings`; `loaded` is the spelling that was read: another one by now is a 409 `CHANGED_MEANWHILE`. */
export const spellingChanges = z.strictObject({
  carrier,
  changes: communeChangeList(
    z.strictObject({
      ...communeFields,
      loaded: name.nullable().meta({ description: "null = the shop's own" }),
      name: name.nullable(),
    }),
    300,
  ),
})

export type Spellings = z.infer<typeof spellings>
export type SpellingChanges = z.output<typeof spellingChanges>
