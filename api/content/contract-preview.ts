import { z } from "zod"
import { sectionPages } from "#core/content/sections/section.ts"
import { productResource } from "../catalogue/contract.ts"
import { sectionsAnswer } from "./contract-section.ts"
import { landingPage } from "./landing/contract-landing.ts"

/** `GET preview/:token` of a landing page: all that it shows, also while page or product are hidden. */
export const landingPreview = z.object({
  page: landingPage,
  product: productResource,
  sections: sectionsAnswer.shape.data,
})

/** `GET preview/:token` of sections: what a home page would be made of. Their ids are their places in the form, from 1. */
export const homePreview = z.object({ page: z.enum(sectionPages), sections: sectionsAnswer.shape.data.unwrap() })
