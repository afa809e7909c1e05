import { data } from "react-router"
import type { ProductDetail } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { TextLanguages } from "#core/i18n/text-language.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { LandingPage, LandingView, PageSection } from "../../api-client/content.ts"
import { createI18n } from "../../i18n/i18n.tsx"
import { readerOfSections } from "../sections/read-sections.server.ts"
import type { SectionReader } from "../sections/section-reader.server.ts"
import type { SectionView } from "../sections/section-views.ts"
import { textPictureView } from "../sections/story-views.server.ts"
import { landingFormId } from "./landing-meta.ts"

/** Returns five-star reviews of the page's product, those in the page's language first. */
function reviewsOf({ reviews, ...product }: ProductDetail, locale: Locale, max: number) {
  const { slug, title, image, productType, textLanguages } = product
  const foreign = ({ lang }: { lang: string }) => Number(lang !== locale)
  return reviews
    .filter(({ rating }) => rating === 5)
    .toSorted((a, b) => foreign(a) - foreign(b))
    .slice(0, max)
    .map((review) => ({ review, product: { slug, title, image, productType, textLanguages } }))
}

/** The sections below the order form where the merchant has arranged none: the product with a link back to the form, what
 *  buyers say, what the shop promises. */
export function landingProof(product: ProductDetail, locale: Locale): SectionView[] {
  const { title, shortDescription: text, productType: universe } = product
  const testimonials = reviewsOf(product, locale, 3)
  const picture = pictureOf(product, 1)
  const button = createI18n(locale).t("orderForm.submit")
  const languages: TextLanguages = product.textLanguages ?? {}
  const { name, shortDescription } = languages
  const textLanguages = { ...(name && { title: name }), ...(shortDescription && { text: shortDescription }) }
  const about = { kick: "", title, text, button, link: `#${landingFormId}`, universe, picture, textLanguages }
  return [
    ...(text ? [{ kind: "text-picture" as const, id: "about", view: about }] : []),
    ...(testimonials.length > 0
      ? [{ kind: "reviews" as const, id: "buyers", view: { title: "", testimonials, alone: true } }]
      : []),
    { kind: "promises", id: "promises", view: { isAnchor: false } },
  ]
}

/** Another picture of the product for each section that has none of its own; its main one stands in the gallery already. */
const pictureOf = ({ image, medias }: ProductDetail, at: number) =>
  (medias.length > 0 ? medias[at % medias.length] : undefined) ?? image

/** Builds the view of a section on a landing page, where nothing leads away: buttons lead to the order form. Null for
 *  an empty section, or one of a kind that landing pages do not have. */
function viewOf(section: PageSection, reader: SectionReader, product: ProductDetail, id: string): SectionView | null {
  switch (section.kind) {
    case "text-picture": {
      const { content } = section
      const link = content.button === "" ? "" : `#${landingFormId}`
      const picture = content.picture ?? reader.pictureOf(content.product) ?? pictureOf(product, Number(id))
      return textPictureView({ ...content, picture, link, universe: product.productType }, reader, id)
    }
    case "promises":
      return { kind: "promises", id, view: { isAnchor: false } }
    case "reviews": {
      const { title, count } = section.content
      const testimonials = reviewsOf(product, reader.locale, count)
      return testimonials.length > 0 ? { kind: "reviews", id, view: { title, testimonials, alone: true } } : null
    }
    case "video":
      return section.content.videoId === "" ? null : { kind: "video", id, view: section.content }
    default:
      return null
  }
}

/** The sections of a landing page, above its order form and below it.
 *  @param stored null where nobody has arranged the page: then what proves it stands below */
export async function readLandingSections(
  content: Content,
  stored: PageSection[] | null,
  { product, locale }: { product: ProductDetail; locale: Locale },
): Promise<{ above: SectionView[]; below: SectionView[] }> {
  if (!stored) return { above: [], below: landingProof(product, locale) }
  const sections = stored
  const reader = await readerOfSections(content, sections, locale)
  const form = sections.findIndex(({ kind }) => kind === "order-form")
  const views = (from: number, to?: number) =>
    sections.slice(from, to).flatMap((section, at) => viewOf(section, reader, product, String(from + at + 1)) ?? [])
  return { above: views(0, Math.max(0, form)), below: views(form + 1) }
}

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
