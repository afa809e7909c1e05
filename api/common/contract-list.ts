import { z } from "zod"

/** A whole number as a parameter has it. */
export const wholeText = z.string().regex(/^\d{1,9}$/, "must be a whole number")

/** Pages and order of a list. */
export const listParameters = <By extends string>(sorts: readonly [By, ...By[]], usual: By) => ({
  sort: z
    .string()
    .default(`${usual}:desc`)
    .transform((text) => {
      const [by, direction, ...more] = text.split(":")
      return more.length > 0 ? {} : { by, direction }
    })
    .pipe(z.object({ by: z.enum(sorts), direction: z.enum(["asc", "desc"]) }))
    .meta({ description: "`createdAt:desc`" }),
  page: wholeText.transform(Number).pipe(z.int().min(1)).default(1),
  pageSize: wholeText.transform(Number).pipe(z.int().min(1).max(100)).default(25),
})
