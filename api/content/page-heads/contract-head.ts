import { z } from "zod"
import { locales } from "#core/i18n/locale.ts"
import { media } from "../../media/contract.ts"

const head = z.object({
  page: z.string(),
  title: z.string().meta({ description: '"" = the default one' }),
  description: z.string().meta({ description: '"" = the default one' }),
  picture: media.nullable().meta({ description: "null = the default one" }),
})

/** `GET page-heads`: what pages say of themselves to search engines, where the merchant has written it. */
export const headsAnswer = z.object({ data: z.array(head), meta: z.object({}) })

/** The parameters of `GET page-heads`. */
export const headsQuery = z.object({ locale: z.enum(locales).default("fr") })
