import { z } from "zod"
import { locales } from "#core/i18n/locale.ts"

/** Of which language the texts are that the asked one does not have. */
export const textLanguages = z
  .record(z.string(), z.enum(locales))
  .optional()
  .meta({ description: "Fields whose text is of another language, as this one has none; left out without any" })
