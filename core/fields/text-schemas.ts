import { z } from "zod"

/** A text that may be empty. Half a letter is stored as a replacement character, and PostgreSQL cannot store a NUL. */
export const anyText = (maxLength: number) =>
  z
    .string()
    .trim()
    .overwrite((text) => text.toWellFormed())
    .max(maxLength)
    .regex(/^[^\0]*$/, "must not contain a NUL character")

/** A text in the three languages; "" where it is not written yet. */
export const texts = (maxLength: number) =>
  z.strictObject({ fr: anyText(maxLength), ar: anyText(maxLength), en: anyText(maxLength) })

/** A moment, stored as ISO 8601 in UTC with milliseconds so that texts sort as times. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
