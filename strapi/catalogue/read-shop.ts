import { z } from "zod"
import type { AppSettingResource } from "#api/content/contract-settings.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { readPage, readPages } from "../client/read-list.ts"
import { type ReadStrapi, StrapiRejectedError } from "../client/read-strapi.ts"
import type { MediaOptions } from "../media/media-from-strapi.ts"
import { type StrapiCategory, strapiCategory } from "../wire/category-from-strapi.ts"
import { settingsFromStrapi } from "../wire/settings-from-strapi.ts"

/** Relations that section 7 of the specification populates, and the reviews of section 3. */
export const productPopulate = ["image", "colors.image", "categories", "medias", "features", "reviews"] as const
/** Of a list: without what only a product's own page shows. Reviews give the stars of a card. */
export const cardPopulate = ["image", "colors.image", "categories", "medias", "reviews"] as const

/** Categories of a shop. */
const maxCategories = 1000

const localised = z.object({ locale: z.string() })

const inLocale = (locale: string | undefined) => (locale === undefined ? {} : { locale })

/** Finds out whether a Strapi has its products in a language. Where the list is empty in it, the content of Strapi's own
 *  default language is shown.
 *  @returns the value of `locale` to ask with; undefined = ask without one */
export async function findLocale(read: ReadStrapi, locale: Locale): Promise<string | undefined> {
  const query = { path: "/api/products" as const, query: { locale, sort: "createdAt:desc" } }
  const { items } = await readPage(read, query, 1)
  return localised.safeParse(items[0]).data?.locale === locale ? locale : undefined
}

/** Reads products page by page, the newest first or those that were changed last. */
export const readProducts = (
  read: ReadStrapi,
  { locale, sort, max }: { locale: string | undefined; sort: "createdAt:desc" | "updatedAt:desc"; max: number },
) => readPages(read, { path: "/api/products", query: { ...inLocale(locale), sort }, populate: cardPopulate }, max)

/** One product with all that its page shows; undefined when there is none. */
export async function readProduct(
  read: ReadStrapi,
  by: { slug: string } | { documentId: string },
  locale: string | undefined,
): Promise<unknown> {
  const [[field, value] = ["slug", ""]] = Object.entries(by)
  const query = {
    [`filters[${field}][$eq]`]: value,
    ...inLocale(locale),
    sort: "createdAt:desc",
    "pagination[page]": 1,
    "pagination[pageSize]": 1,
  }
  const body = await read("/api/products", query, productPopulate)
  return z.object({ data: z.array(z.unknown()) }).parse(body).data[0]
}

/** All categories in the order of their titles' records; an API without the collection has none. */
export async function readCategories(read: ReadStrapi, locale: string | undefined): Promise<StrapiCategory[]> {
  const found: StrapiCategory[] = []
  try {
    const request = { path: "/api/categories" as const, query: inLocale(locale), populate: ["image", "parent"] }
    for await (const { items } of readPages(read, request, maxCategories)) {
      for (const item of items) {
        const parsed = strapiCategory.safeParse(item)
        if (parsed.success && (parsed.data.title || parsed.data.name)) found.push(parsed.data)
      }
    }
  } catch (error) {
    if (!(error instanceof StrapiRejectedError) || error.status !== 404) throw error
  }
  return found.toSorted((a, b) => (a.position ?? a.id) - (b.position ?? b.id))
}

/** The settings; null where Strapi has none. */
export async function readSettings(
  read: ReadStrapi,
  locale: Locale,
  strapiLocale: string | undefined,
): Promise<AppSettingResource | null> {
  try {
    const body = z
      .object({ data: z.unknown().optional() })
      .parse(await read("/api/app-setting", inLocale(strapiLocale)))
    return settingsFromStrapi(body.data, locale)
  } catch (error) {
    if (error instanceof StrapiRejectedError && error.status === 404) return null
    throw error
  }
}

export type ReadOptions = MediaOptions & { read: ReadStrapi }
