import { z } from "zod"
import { cutText } from "#core/cut-text.ts"
import { readShopMoment } from "#core/i18n/shop-day.ts"

// Fields of content types that each Strapi has made for itself: any of them may be missing, null or of another type.

/** A text, or a number as one; "" for anything else. */
export const text = (max: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .transform((value) => cutText(value.trim(), max))
    .catch("")

/** A number, also as the text that Strapi's types decimal and biginteger may send; null for anything else. */
export const number = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(?:\.\d+)?$/)
      .transform(Number),
  ])
  .refine(Number.isFinite)
  .nullable()
  .catch(null)

/** A moment, ISO 8601, on Algeria's clock where it has no offset; null for anything else. */
export const moment = z
  .string()
  .transform((value) => readShopMoment(value) ?? null)
  .nullable()
  .catch(null)

/** A list without what is no item of it. A single item, as a relation to one has it, is a list of one. */
export const lenientList = <T extends z.ZodType>(item: T, max: number) =>
  z
    .preprocess((value) => (Array.isArray(value) ? value : value ? [value] : []), z.array(z.unknown()))
    .transform((values) =>
      values.slice(0, max).flatMap((value): z.infer<T>[] => {
        const parsed = item.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    )

export const documentId = z.string().regex(/^[\w-]{1,64}$/)
