import type { Locale } from "#core/i18n/locale.ts"
import type { FoundLanding } from "#db/content/landing/landing-pages.ts"
import type { LandingResource } from "./contract-landing.ts"

/** A landing page in one language. A text is not borrowed from another one: the product's own is better.
 *  @returns undefined when its product is gone */
export function landingResource(page: FoundLanding, locale: Locale): LandingResource | undefined {
  const { documentId, slug, product, indexed, title, text, updatedAt } = page
  if (product.slug === null) return undefined
  return { documentId, slug, product: product.slug, indexed, title: title[locale], text: text[locale], updatedAt }
}
