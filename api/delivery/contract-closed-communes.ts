import { z } from "zod"
import { anyText } from "../common/contract-texts.ts"

const commune = { wilaya: z.int().min(1).max(58), commune: anyText(80).meta({ description: "Its French name" }) }

/** The answer of `GET delivery/communes` and `PUT delivery/communes`: the communes to which the shop does not deliver. */
export const closedCommunes = z.object({ rows: z.array(z.object(commune)) })

/** `PUT delivery/communes`; `loaded` is what was read: another one by now is a 409 `CHANGED_MEANWHILE`. */
export const communeChanges = z.strictObject({
  changes: z
    .array(z.strictObject({ ...commune, loaded: z.boolean(), closed: z.boolean() }))
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

export type ClosedCommunes = z.infer<typeof closedCommunes>
export type CommuneChanges = z.output<typeof communeChanges>
