import { offerRuns } from "#core/catalogue/offer.ts"
import { isInStock, type Product } from "#core/catalogue/product.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { SectionContents } from "#core/content/sections/section.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Picture } from "#core/media/picture.ts"
import { menuCategories, upperLevel } from "../../api-client/aisles.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { Category } from "../../api-client/content.ts"
import { report } from "../../api-client/transport/report.server.ts"
import { recordTags } from "../../api-client/transport/tag-clock.server.ts"
import type { SectionReader } from "./section-reader.server.ts"
import type { SectionView } from "./section-views.ts"

type Deal = { product: Product; end: string }

/** A deal with the units that are left now: it shows them, and a row of products is not read again when units are sold. The
 *  product's own page shows them too, and its cached copy is the same one. */
async function withUnits(content: Content, deal: Deal | null, locale: Locale): Promise<Deal | null> {
  if (!deal) return null
  const { id, slug } = deal.product
  recordTags([`product:${id}`])
  const { quantity, sellCount } = await content.productBySlug(slug, locale).catch((problem: unknown) => {
    report(problem)
    return deal.product
  })
  return { ...deal, product: { ...deal.product, quantity, sellCount } }
}

type Contents = SectionContents<string, Picture>

const tabCount = 4

/** A list's title; that of its category where it has none. */
async function titleOf(
  { rule, category, title }: { rule: string; category: string; title: string },
  reader: SectionReader,
) {
  if (title !== "" || rule !== "category") return title
  return (await reader.categories()).find(({ slug }) => slug === category)?.title ?? ""
}

const ofUniverse = (categories: Category[], universe: ProductType | null) =>
  upperLevel(categories).filter(({ productType }) => universe === null || productType === universe)

/** The view of a row of products, in its look; null without products. */
export async function rowView(
  content: Contents["product-row"],
  reader: SectionReader,
  id: string,
): Promise<SectionView | null> {
  const { look, rule, universe, text, link, button, count } = content
  const products = await reader.products(content, count, universe, look === "scene" ? true : undefined)
  const [first] = products
  if (!first) return null
  const list = { rule, title: await titleOf(content, reader), products }
  if (look === "grid" || look === "large-first") {
    return { kind: "product-row", id, view: { ...list, look, link, button } }
  }
  if (look === "scene") {
    const pictured = products.filter(({ image }) => image).slice(0, 3)
    return pictured.length > 0
      ? { kind: "product-scene", id, view: { ...list, products: pictured, universe, text } }
      : null
  }
  const ownPicture = reader.pictureOf(content.product)
  if (look === "banner") {
    const { subtitle: title, picture } = content
    const banner = {
      universe,
      picture: ownPicture,
      widePicture: picture ?? undefined,
      title,
      text,
      button,
      link,
      low: false,
    }
    return { kind: "product-banner", id, view: { ...list, banner } }
  }
  const categories = menuCategories(ofUniverse(await reader.categories(), universe))
  const picture = content.picture ? null : (ownPicture ?? first.image)
  const view = { ...list, universe, text, link, button, categories, picture, wide: content.picture }
  return { kind: "product-aisles", id, view }
}

/** The view of products behind tabs: of rules, or of the categories that have most. */
export async function tabsView(
  { universe, title, tabs, open, count }: Contents["product-tabs"],
  reader: SectionReader,
  id: string,
): Promise<SectionView | null> {
  if (tabs.length === 0) return categoryTabs({ universe, title, count }, reader, id)
  const all = await Promise.all(
    tabs.map(async (tab) => ({
      rule: tab.rule,
      title: await titleOf(tab, reader),
      products: await reader.products(tab, count, universe),
    })),
  )
  const filled = all.filter(({ products }) => products.length > 0)
  if (filled.length === 0) return null
  const chosen = all[open]
  return {
    kind: "product-tabs",
    id,
    view: { title, tabs: filled, open: Math.max(0, chosen ? filled.indexOf(chosen) : 0) },
  }
}

type TabsOptions = Pick<Contents["product-tabs"], "universe" | "title" | "count">

async function categoryTabs({ universe, title, count }: TabsOptions, reader: SectionReader, id: string) {
  const categories = ofUniverse(await reader.categories(), universe)
  const filled = categories.filter(({ productCount }) => productCount > 0).slice(0, tabCount)
  const tabs = await Promise.all(
    filled.map(async ({ slug, productType }) => ({
      slug,
      products: await reader.products({ rule: "category", category: slug, slugs: [] }, count, productType),
    })),
  )
  const shown = tabs.filter(({ products }) => products.length > 0)
  if (shown.length === 0) return null
  return { kind: "category-tabs", id, view: { title, categories: filled, tabs: shown } } as const
}

/** The view of short lists side by side; null when all are empty. */
export async function listsView(
  { universe, lists, count }: Contents["product-lists"],
  reader: SectionReader,
  id: string,
): Promise<SectionView | null> {
  const all = await Promise.all(
    lists.map(async (list) => ({
      rule: list.rule,
      title: await titleOf(list, reader),
      products: await reader.products(list, count, universe),
    })),
  )
  const filled = all.filter(({ products }) => products.length > 0)
  return filled.length > 0 ? { kind: "product-lists", id, view: { lists: filled } } : null
}

/** The view of the offer that ends first, or of that of a product; null while it does not run.
 *  @param now ISO 8601 */
export async function dealView(
  { universe, kick, product: choice }: Contents["deal"],
  reader: SectionReader,
  { id, now }: { id: string; now: string },
): Promise<SectionView | null> {
  const first = { rule: "ending-offers", limit: 1, ...(universe && { productType: universe }) } as const
  const product = choice ? reader.product(choice) : (await reader.row(first))[0]
  const offer = product?.offerDate
  if (!(product && offer && isInStock(product) && offerRuns(offer, now))) return null
  const deal = await withUnits(reader.content, { product, end: offer.endDate }, reader.locale)
  if (!deal) return null
  return { kind: "deal", id, view: { kick, ...deal } }
}
