import { z } from "zod"
import { communeProblems } from "#core/delivery/commune-values.ts"
import { maxDelivery } from "#core/delivery/delivery-values.ts"
import { communeChangeList, communeFields } from "./contract-commune-change.ts"

const price = z.number().nullable().meta({ description: "In dinars; null = as in its wilaya" })
const values = z.strictObject({
  closed: z.boolean().meta({ description: "Whether the shop does not deliver there, to desk or door" }),
  homeClosed: z.boolean().meta({ description: "Whether the shop does not deliver to the door there" }),
  home: price,
  desk: price,
})

/** The answer of `GET delivery/communes` and `PUT delivery/communes`: the communes that have something of their own. */
export const communeDelivery = z.object({ rows: z.array(z.object({ ...communeFields, ...values.shape })) })

/** Changes of one request. */
export const maxCommuneChanges = 200

const change = z.strictObject({
  ...communeFields,
  loaded: values.meta({ description: "The commune as it was when it was loaded" }),
  values: values
    .superRefine((row, context) => {
      for (const field of communeProblems(row)) {
        const message = `A price is from 0 to ${maxDelivery} dinars with two decimals at most`
        context.addIssue({ code: "custom", path: [field], message })
      }
    })
    .meta({ description: "The commune as it shall be" }),
})

/** `PUT delivery/communes`; `loaded` is what was read: another one by now is a 409 `CHANGED_MEANWHILE`. */
export const communeChanges = z.strictObject({
  changes: communeChangeList(change, maxCommuneChanges),
})

export type CommuneDelivery = z.infer<typeof communeDelivery>
export type CommuneChanges = z.output<typeof communeChanges>
