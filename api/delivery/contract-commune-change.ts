import { z } from "zod"
import { anyText } from "../common/contract-texts.ts"

/** The fields that name a commune on the wire. */
export const communeFields = {
  wilaya: z.int().min(1).max(58),
  commune: anyText(80).meta({ description: "Its French name" }),
}

type Named = { wilaya: number; commune: string }

/** A list of changes of communes; no commune may be named twice.
 *  @param change has the fields of `communeFields`
 *  @param max changes of one request */
export const communeChangeList = <Change extends z.ZodType<Named>>(change: Change, max: number) =>
  z
    .array(change)
    .max(max)
    .superRefine((changes, context) => {
      const known = new Set<string>()
      for (const [index, { wilaya, commune }] of changes.entries()) {
        const key = `${wilaya} ${commune}`
        if (known.has(key))
          context.addIssue({ code: "custom", path: [index, "commune"], message: "Comes more than once" })
        known.add(key)
      }
    })
