import { z } from "zod"
import { maxSlugLength } from "#core/text/slug.ts"

/** The token in the address of an order's confirmation. */
export const orderToken = z.string().regex(/^[\w-]{16,64}$/)

/** The key in the address of the reviews of an order (`db/reviews/review-key.ts`). */
export const reviewKey = z.string().regex(/^[a-z0-9]{24}[\w-]{22}$/)

/** The token in the address of a preview (`api/content/preview-token.ts`): kind, documentId, session, end and signature. */
export const previewToken = z
  .string()
  .regex(/^(?:posts|products|pages|landing-pages|sections)\.[\w-]{1,64}\.[\w-]{1,64}\.\d{1,16}\.[\w-]{16,64}$/)

/** The token of a shopper's session, as the cookie of the storefront carries it. */
export const shopperSession = z.string().regex(/^[\w-]{20,64}$/)

/** Identifies a product in a URL: a slug, a former slug, or a documentId. */
export const productAddress = z
  .string()
  .min(1)
  .max(maxSlugLength)
  .regex(/^\P{Cc}*$/u)

/** The slug of a product: one segment of a path. */
export const productSlug = z
  .string()
  .max(200)
  .regex(/^[a-zA-Z0-9]+(?:[-_.~][a-zA-Z0-9]+)*$/)
