import { z } from "zod"
import { productResource } from "../catalogue/contract.ts"
import { sectionsAnswer } from "./contract-section.ts"
import { landingPage } from "./landing/contract-landing.ts"

/** `GET preview/:token` of a landing page: all that it shows, also while page or product are hidden. */
export const landingPreview = z.object({
  page: landingPage,
  product: productResource,
  sections: sectionsAnswer.shape.data,
})
