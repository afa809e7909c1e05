import { z } from "zod"

/** Strapi's answer: `data` and `meta`, or `data: null` and `error`. */
export const errorBody = z.object({
  data: z.null(),
  error: z.object({
    status: z.int(),
    name: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
})

export type ErrorBody = z.infer<typeof errorBody>

export const pagination = z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() })

/** A list of `item`, one page of it. */
export const listEnvelope = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: z.object({ pagination }) })

/** One `item`. */
export const itemEnvelope = <T extends z.ZodType>(item: T) => z.object({ data: item, meta: z.object({}).loose() })

/** Dates of creation and last edit, as in every entry of a Strapi. */
export const entryDates = z
  .object({ createdAt: z.iso.datetime(), updatedAt: z.iso.datetime(), publishedAt: z.iso.datetime() })
  .partial()
