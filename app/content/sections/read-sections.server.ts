import type { Product } from "#core/catalogue/product.ts"
import { defaultSections, smallShop } from "#core/content/sections/default-sections.ts"
import type { SectionPage } from "#core/content/sections/section.ts"
import { namedProducts, sectionIn } from "#core/content/sections/section-texts.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { isWide, type Picture } from "#core/media/picture.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { PageSection } from "../../api-client/content.ts"
import { shopMainLocale } from "../../i18n/addresses.ts"
import { bannersView, categoriesView, universesView } from "./place-views.server.ts"
import { dealView, listsView, rowView, tabsView } from "./product-views.server.ts"
import { createSectionReader, type SectionReader } from "./section-reader.server.ts"
import type { SectionView } from "./section-views.ts"
import { slidesView } from "./slides.server.ts"
import { brandsView, couponsView, postsView, reviewsView, textPictureView } from "./story-views.server.ts"

type Place = {
  id: string
  /** ISO 8601 */
  now: string
  hasPromises: boolean
  /** Whether it is the first section of its kind. */
  isFirst: boolean
}

/** Builds the view of a section; null for an empty one. */
async function viewOf(section: PageSection, reader: SectionReader, place: Place): Promise<SectionView | null> {
  const { id } = place
  switch (section.kind) {
    case "slides":
      return slidesView(section.content, reader, place)
    case "universes":
      return universesView(section.content, reader, id)
    case "categories":
      return categoriesView(section.content, reader, id)
    case "product-row":
      return rowView(section.content, reader, id)
    case "product-tabs":
      return tabsView(section.content, reader, id)
    case "product-lists":
      return listsView(section.content, reader, id)
    case "deal":
      return dealView(section.content, reader, place)
    case "banners":
      return bannersView(section.content, reader, id)
    case "promises":
      return { kind: "promises", id, view: { isAnchor: place.isFirst } }
    case "brands":
      return brandsView(section.content, reader, id)
    case "text-picture":
      return textPictureView(section.content, reader, id)
    case "reviews":
      return reviewsView(section.content, reader, id)
    case "coupons":
      return couponsView(section.content, reader, place)
    case "posts":
      return postsView(section.content, reader, id)
    case "newsletter":
      return { kind: "newsletter", id, view: section.content }
    case "video":
      return section.content.videoId === "" ? null : { kind: "video", id, view: section.content }
    // Of landing pages alone (app/content/landing/landing-view.server.ts).
    case "order-form":
      return null
  }
}

/** The picture that stands for the page where it is shared: the first wide one of the shop, or that of the first slide. */
function sharedPicture(sections: readonly PageSection[], views: readonly SectionView[]): Picture | undefined {
  const wide: Picture[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    if ("picture" in value && value.picture) wide.push(value.picture as Picture)
    for (const part of Object.values(value)) visit(part)
  }
  for (const { content } of sections) visit(content)
  const slides = views.find((view) => view.kind === "slides")
  const first = slides?.view.slides[0]
  return wide.find(isWide) ?? first?.picture
}

/** The default sections, shown while nobody has arranged the page. */
async function readDefaultSections(content: Content, page: SectionPage, locale: Locale): Promise<PageSection[]> {
  const row = { rule: "newest", limit: smallShop } as const
  const isSmall = page === "home" && (await content.row(row, locale)).length < smallShop
  return defaultSections(page, isSmall).map((section) =>
    sectionIn<Picture>(section, { locale, main: shopMainLocale() }, () => null),
  )
}

/** `now` in ISO 8601. */
type Moment = { locale: Locale; now: string }

/** Reads the views of a home page's sections. Empty sections are left out. */
export async function readSections(content: Content, page: SectionPage, moment: Moment) {
  const { locale } = moment
  const sections = (await content.sections(page, locale)) ?? (await readDefaultSections(content, page, locale))
  return viewSections(content, sections, moment)
}

/** Reads the views of given sections, such as those of a preview. */
export const readGivenSections = (content: Content, sections: PageSection[], moment: Moment) =>
  viewSections(content, sections, moment)

/** Reads the views of the sections below the text of a page that the merchant added.
 *  @param documentId of one of `content.ownPages` */
export async function readOwnSections(content: Content, documentId: string, moment: Moment) {
  return viewSections(content, (await content.sections(documentId, moment.locale)) ?? [], moment)
}

/** Addresses that are asked for one by one: those that a product has had. */
const maxRenamed = 5

/** The products that sections name by an address of before, by that address. */
async function renamedProducts(content: Content, slugs: string[], locale: Locale): Promise<[string, Product][]> {
  const asked = slugs.slice(0, maxRenamed).map(async (slug) => {
    const now = await content.slugOf(slug).catch(() => undefined)
    return now === undefined ? [] : [[slug, now] as const]
  })
  const renamed = (await Promise.all(asked)).flat()
  if (renamed.length === 0) return []
  const products = await content.showcase(
    renamed.map(([, now]) => now),
    locale,
  )
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  return renamed.flatMap(([slug, now]): [string, Product][] => {
    const product = bySlug.get(now)
    return product ? [[slug, product]] : []
  })
}

/** Reads the products that sections name, in one request; a few more find those that have another address since. */
export async function readerOfSections(content: Content, sections: PageSection[], locale: Locale) {
  const slugs = namedProducts(sections)
  const named = slugs.length > 0 ? await content.showcase(slugs, locale) : []
  const bySlug = new Map(named.map((product) => [product.slug, product]))
  const missing = slugs.filter((slug) => !bySlug.has(slug))
  const all = new Map([...bySlug, ...(await renamedProducts(content, missing, locale))])
  return createSectionReader(content, locale, all)
}

/** The sections that are about no universe that the shop hides. */
async function ofShownUniverses(content: Content, sections: PageSection[], locale: Locale): Promise<PageSection[]> {
  const universes = new Set<string | null>((await content.universes(locale)).map(({ slug }) => slug))
  return sections.filter(
    ({ content: about }) => !("universe" in about) || about.universe === null || universes.has(about.universe),
  )
}

async function viewSections(content: Content, stored: PageSection[], { locale, now }: Moment) {
  const sections = await ofShownUniverses(content, stored, locale)
  const reader = await readerOfSections(content, sections, locale)
  const hasPromises = sections.some(({ kind }) => kind === "promises")
  const views = await Promise.all(
    sections.map((section, index) => {
      const isFirst = sections.findIndex(({ kind }) => kind === section.kind) === index
      return viewOf(section, reader, { id: String(stored.indexOf(section) + 1), now, hasPromises, isFirst })
    }),
  )
  const shown = views.filter((view) => view !== null)
  return { sections: shown, picture: sharedPicture(sections, shown) }
}
