import type { Product } from "#core/catalogue/product.ts"
import { universeName } from "#core/catalogue/universe.ts"
import type { BannerContent, SectionContents } from "#core/content/sections/section.ts"
import type { Picture } from "#core/media/picture.ts"
import { toAisles, upperLevel } from "../../api-client/aisles.ts"
import type { Row } from "../../api-client/listing.ts"
import type { SectionReader } from "./section-reader.server.ts"
import type { BannerView, SectionView, Universe } from "./section-views.ts"

type Contents = SectionContents<string, Picture>

/** The view of the universes; null while fewer than two have products. */
export async function universesView(
  { title, items }: Contents["universes"],
  reader: SectionReader,
  id: string,
): Promise<SectionView | null> {
  const counts = await reader.universeCounts()
  const shown = await reader.content.universes(reader.locale)
  const listed = items.length > 0 ? items : shown.map(({ slug }) => ({ universe: slug, picture: null, product: null }))
  const filled = listed.filter(({ universe }) => (counts.get(universe) ?? 0) > 0)
  if (filled.length < 2) return null
  const universes = await Promise.all(
    filled.map(
      async ({ universe: type, picture, product }): Promise<Universe> => ({
        type,
        name: universeName(shown, type) ?? "",
        count: counts.get(type) ?? 0,
        picture: picture ?? reader.pictureOf(product) ?? (await reader.universePicture(type)),
      }),
    ),
  )
  return { kind: "universes", id, view: { title, universes } }
}

/** The view of the categories of the upper level; null without any. */
export async function categoriesView(
  { look, universe, title, count }: Contents["categories"],
  reader: SectionReader,
  id: string,
): Promise<SectionView | null> {
  const own = upperLevel(await reader.categories()).filter(
    ({ productType }) => universe === null || productType === universe,
  )
  if (own.length === 0) return null
  if (look === "list")
    return { kind: "categories", id, view: { look, title, categories: toAisles(own).slice(0, count) } }
  const picturedFirst = look === "banners" ? own.toSorted((a, b) => Number(!a.image) - Number(!b.image)) : own
  return { kind: "categories", id, view: { look, title, categories: picturedFirst.slice(0, count) } }
}

const bannerRules: Record<BannerContent<string, Picture>["rule"], Row["rule"]> = {
  featured: "featured",
  "on-sale": "newest-on-sale",
  newest: "in-stock",
}

/** The view of banners. One into a universe without products is left out; each shows another product where there are
 *  enough. */
export async function bannersView(
  { label, items }: Contents["banners"],
  reader: SectionReader,
  id: string,
): Promise<SectionView | null> {
  const counts = items.some(({ universe }) => universe) ? await reader.universeCounts() : new Map<string, number>()
  const shown = items.filter(({ universe }) => universe === null || (counts.get(universe) ?? 0) > 0)
  const seen = new Set<Product>()
  const banners: BannerView[] = []
  for (const { universe, picture, product, rule, title, text, button, link, low } of shown) {
    let own = reader.pictureOf(product)
    if (!own && !picture) {
      const type = universe && { productType: universe }
      const found = await reader.row({ rule: bannerRules[rule], limit: items.length, image: true, ...type })
      const other = found.find((one) => !seen.has(one)) ?? found[0]
      if (other) seen.add(other)
      own = other?.image ?? null
    }
    banners.push({
      universe,
      picture: picture ? null : own,
      widePicture: picture ?? undefined,
      title,
      text,
      button,
      link,
      low,
    })
  }
  return banners.length > 0 ? { kind: "banners", id, view: { label, banners } } : null
}
