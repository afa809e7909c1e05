import { data } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { LandingPage, LandingView } from "../../api-client/content.ts"
import { createI18n } from "../../i18n/i18n.tsx"

/** Whether a landing page is requested by the token of a preview: no slug has a dot. */
export const isLandingPreview = (slug: string): boolean => slug.startsWith("landing-pages.")

/** @throws the 404 'Page not found' of a page that is none or is hidden, also for the token of a preview */
export async function findLanding(content: Content, slug: string, locale: Locale): Promise<LandingPage> {
  const page = (await content.landingPages(locale)).find((one) => one.slug === slug)
  if (!page) throw data("Page not found", { status: 404 })
  return page
}

/** A landing page with what it shows, by its slug or the token of a preview. The title of a preview says that it is one, and
 *  search engines may not list it.
 *  @throws a 404 for a page that is none, is hidden, or whose product is not sold, and for a token that opens nothing */
export async function readLanding(content: Content, slug: string, locale: Locale): Promise<LandingView> {
  if (!isLandingPreview(slug)) {
    const page = await findLanding(content, slug, locale)
    const [product, sections] = await Promise.all([
      content.productBySlug(page.product, locale),
      content.sections(page.documentId, locale),
    ])
    return { page, product, sections }
  }
  const { page, product, sections } = await content.previewedLanding(slug, locale)
  const title = createI18n(locale).t("blog.previewOf", { title: page.title || product.title })
  return { page: { ...page, title, indexed: false }, product, sections }
}
