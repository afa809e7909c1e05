import { z } from "zod"
import { locales } from "#core/i18n/locale.ts"
import { documentId } from "../../common/contract-texts.ts"

/** A landing page that shoppers see. */
export const landingPage = z.object({
  documentId: z.string(),
  slug: z.string(),
  product: z.string().meta({ description: "Slug of its product" }),
  indexed: z.boolean().meta({ description: "Whether search engines may list it beside the product's own page" }),
  title: z.string().meta({ description: '"" = that of the product' }),
  text: z.string().meta({ description: '"" = that of the product' }),
  updatedAt: z.iso.datetime(),
})

export type LandingResource = z.infer<typeof landingPage>

/** `GET landing-pages`: those that are seen. */
export const landingAnswer = z.object({ data: z.array(landingPage), meta: z.object({}) })

/** The parameters of `GET landing-pages`. */
export const landingQuery = z.object({ locale: z.enum(locales).default("fr") })

/** The query of `POST landing-visits`. */
export const landingVisitQuery = z.object({
  page: documentId.meta({ description: "documentId of a landing page that is seen" }),
})

export const landingVisitResource = z.object({ page: z.string() }).meta({ id: "LandingVisit" })
