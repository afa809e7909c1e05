import type { CategoryResource } from "#api/catalogue/contract-category.ts"
import type { AppSettingResource } from "#api/content/contract-settings.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { categoryFromStrapi, categorySlug, type StrapiCategory, strapiCategory } from "../wire/category-from-strapi.ts"
import { productFromStrapi } from "../wire/product-from-strapi.ts"
import { LanguageState } from "./language-state.ts"
import { findLocale, type ReadOptions, readCategories, readProducts, readSettings } from "./read-shop.ts"

/** Products that are held; of a Strapi with more, the newest ones are listed, and the others have pages all the same. */
export const maxProducts = 20_000

/** One language of a Strapi's content in memory. */
export type ShopContent = {
  /** The value of `locale` that Strapi is asked with; undefined = none. */
  locale: string | undefined
  products: LanguageState
  categories: CategoryResource[]
  /** Slugs of the categories above others, by the documentIds of these. */
  parents: ReadonlyMap<string, string>
  settings: AppSettingResource | null
  /** How many products Strapi has. */
  total: number
  /** Whether Strapi has more products than are held. */
  isTruncated: boolean
}

export type Reading = { content: ShopContent; tags: string[] }

/** Shops of so many products are always read whole: that is a few requests, and tells what no product's own date does,
 *  such as another picture under the same product. */
const maxReadWhole = 300

/** Reads a language into what is known of it, which answers meanwhile.
 *  @param known what was read before; with it a large shop's products are read as far as they were changed since
 *  @param isWhole reads all of them all the same
 *  @param max products that are held
 *  @returns the tags of what has changed since; throws what reading throws, and then nothing is removed */
export async function readContent(
  options: ReadOptions,
  locale: Locale,
  {
    known,
    isWhole = false,
    max = maxProducts,
  }: { known?: ShopContent | undefined; isWhole?: boolean; max?: number } = {},
): Promise<Reading> {
  const tags = new Set<string>()
  const isPart = known !== undefined && !isWhole && known.total > maxReadWhole
  const strapiLocale = isPart ? known.locale : await findLocale(options.read, locale)
  const read = await readCategories(options.read, strapiLocale)
  const parents = parentsOf(read)
  const reading = { options, locale, strapiLocale, parents, tags, max }
  const changed = isPart ? await readChanged(reading, known) : undefined
  const { products, total } = changed ?? (await readWhole(reading, known))
  for (const _ of products.index.settle());
  const settings = await readSettings(options.read, locale, strapiLocale)
  const categories = categoriesOf(read, { ...options, locale, products })
  if (known && JSON.stringify(known.categories) !== JSON.stringify(categories)) tags.add("menu").add("listing")
  if (known && differs(known.settings, settings)) tags.add("all")
  const content = { locale: strapiLocale, products, categories, parents, settings, total, isTruncated: total > max }
  return { content, tags: [...tags] }
}

type Pass = Pick<ShopContent, "parents"> & {
  options: ReadOptions
  locale: Locale
  strapiLocale: string | undefined
  tags: Set<string>
  max: number
}
type Passed = { products: LanguageState; total: number }

/** A product names its categories without those above them. */
const parentsOf = (categories: readonly StrapiCategory[]) =>
  new Map(
    categories.flatMap(({ documentId, parent }) => {
      const above = strapiCategory.safeParse(parent).data
      return above ? [[documentId, categorySlug(above)] as const] : []
    }),
  )

/** Reads all products, and removes those that are gone. */
async function readWhole(
  { options, locale, strapiLocale, parents, tags, max }: Pass,
  known?: ShopContent,
): Promise<Passed> {
  const products = known?.products ?? new LanguageState()
  const ids = new Set<number>()
  let total = 0
  const asking = { locale: strapiLocale, sort: "createdAt:desc" as const, max }
  for await (const page of readProducts(options.read, asking)) {
    total = page.total
    for (const item of page.items) {
      const product = productFromStrapi(item, { ...options, locale, parents })
      if (!product) continue
      ids.add(product.id)
      noteChange(tags, product.id, products.set(product))
    }
  }
  for (const id of products.keepOnly(ids)) noteChange(tags, id, "new")
  return { products, total }
}

/** Reads the products that were changed since the last reading.
 *  @returns undefined where they do not explain how many there are now: some are gone */
async function readChanged(
  { options, locale, strapiLocale, parents, tags, max }: Pass,
  known: ShopContent,
): Promise<Passed | undefined> {
  const { products } = known
  const since = products.lastChange()
  const asking = { locale: strapiLocale, sort: "updatedAt:desc" as const, max }
  let added = 0
  for await (const page of readProducts(options.read, asking)) {
    let isOld = false
    for (const item of page.items) {
      const product = productFromStrapi(item, { ...options, locale, parents })
      if (!product) continue
      isOld ||= product.updatedAt < since
      // Of more products than are held, an older one that was edited: its page reads it, no list shows it.
      if (known.isTruncated && !products.has(product.id) && product.createdAt < since) continue
      const change = products.set(product)
      if (change === "new") added++
      noteChange(tags, product.id, change)
    }
    if (known.total + added !== page.total && isOld) return undefined
    if (isOld) return { products, total: page.total }
  }
  return undefined
}

function noteChange(tags: Set<string>, id: number, change: "same" | "changed" | "new"): void {
  if (change === "same") return
  tags.add(`product:${id}`).add(`card:${id}`).add("listing").add("menu")
  if (change === "new") tags.add("shelf")
}

/** A visit that is counted changes no page. */
function differs(a: AppSettingResource | null, b: AppSettingResource | null): boolean {
  const seen = (setting: AppSettingResource | null) => JSON.stringify({ ...setting, uniqueVisitorsCount: 0 })
  return seen(a) !== seen(b)
}

function categoriesOf(
  read: readonly StrapiCategory[],
  { products, ...options }: ReadOptions & { locale: Locale; products: LanguageState },
): CategoryResource[] {
  const totals = products.index.categories()
  return read.map((category) => {
    const empty = categoryFromStrapi(category, { ...options, productCount: 0 })
    return { ...empty, productCount: totals.get(empty.slug)?.productCount ?? 0 }
  })
}
