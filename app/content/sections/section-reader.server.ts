import { isInStock, type Product } from "#core/catalogue/product.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { ProductChoice, SectionRule } from "#core/content/sections/section.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Picture } from "#core/media/picture.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { Category } from "../../api-client/content.ts"
import { categoriesOrNone } from "../../api-client/found-or-default.server.ts"
import type { Row } from "../../api-client/listing.ts"
import { universeCounts } from "../../api-client/universe-counts.server.ts"

/** Rule that chooses a section's products. */
type Choice = { rule: SectionRule; category: string; slugs: readonly string[] }

/** Among all products a row holds what can be bought; within a universe what is sold out comes behind it. */
const rules = {
  newest: ["newest", "section-fresh"],
  "on-sale": ["on-sale", "on-sale"],
  "best-sellers": ["best-sellers", "section-selling"],
  featured: ["featured", "section-featured"],
  "top-rated": ["top-rated", "section-rated"],
  cheapest: ["cheapest", "cheapest"],
} as const satisfies Partial<Record<SectionRule, [Row["rule"], Row["rule"]]>>

/** Whether somebody can buy what a picture shows. */
export const canShow = (product: Product): boolean => product.image !== null && isInStock(product)

/** Reads what the sections of one page show. What several need is read once.
 *  @param named the products that sections name, read in one request */
export function createSectionReader(content: Content, locale: Locale, named: ReadonlyMap<string, Product>) {
  let counts: Promise<Map<string, number>> | undefined
  let categories: Promise<Category[]> | undefined

  const row = (wanted: Row): Promise<Product[]> => content.row(wanted, locale)

  const reader = {
    content,
    locale,
    row,
    /** A named product; undefined when it is not sold. */
    product: (choice: ProductChoice | null) => (choice ? named.get(choice.slug) : undefined),
    /** The picture of a named product in its colour. */
    pictureOf(choice: ProductChoice | null): Picture | null {
      const product = reader.product(choice)
      if (!product) return null
      return product.colors.find(({ hex }) => hex === choice?.color)?.image ?? product.image
    },
    /** The products of a rule. */
    async products({ rule, category, slugs }: Choice, limit: number, universe: ProductType | null, image?: true) {
      const own = { limit, ...(universe && { productType: universe }), ...(image && { image }) }
      if (rule === "hand-picked") return slugs.flatMap((slug) => named.get(slug) ?? []).slice(0, limit)
      const [all, ofUniverse] = rule === "category" ? (["section-selling", "section-selling"] as const) : rules[rule]
      if (rule === "category" && category === "") return []
      return row({ rule: universe ? ofUniverse : all, ...own, ...(rule === "category" && { category }) })
    },
    /** How many products each universe has. */
    universeCounts: () => {
      counts ??= universeCounts(content, locale)
      return counts
    },
    categories: () => {
      categories ??= categoriesOrNone(content, locale)
      return categories
    },
    /** The picture of a featured product of a universe, or of any. */
    async universePicture(universe: ProductType): Promise<Picture | null> {
      const [first] = await row({ rule: "featured-first", limit: 1, image: true, productType: universe })
      return first?.image ?? null
    },
  }
  return reader
}

export type SectionReader = ReturnType<typeof createSectionReader>
