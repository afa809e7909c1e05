import { z } from "zod"
import { anyText, moment, texts } from "#core/fields/text-schemas.ts"
import { locales } from "#core/i18n/locale.ts"

// Every contract takes these from here.
export { anyText, moment, texts }

/** @param missing what to say when the text is missing or blank */
export const shortText = (maxLength: number, missing?: string) =>
  z
    .string({ error: missing })
    .trim()
    .overwrite((text) => text.toWellFormed())
    .min(1, missing)
    .max(maxLength)
    .regex(/^[^\0]*$/, "must not contain a NUL character")

/** A text that may be left out, or be empty. */
export const optionalText = (maxLength: number) => anyText(maxLength).nullish()

/** A value in each of the three languages. */
export const inThree = <T extends z.ZodType>(one: T) => z.strictObject({ fr: one, ar: one, en: one })

export const documentId = z.string().regex(/^[a-z0-9]{24}$/, "must be a documentId")

/** `updatedAt` of the record as it was read. Another value in the database is a 409 `CHANGED_MEANWHILE`. */
export const readAt = z.iso.datetime()

/** The languages of texts that the requested language does not have. */
export const textLanguages = z
  .record(z.string(), z.enum(locales))
  .optional()
  .meta({ description: "Fields whose text is of another language, as this one has none; left out without any" })
