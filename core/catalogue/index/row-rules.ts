import type { ProductRowQuery } from "./product-row.ts"

type RowRule = Pick<ProductRowQuery, "order" | "stock" | "only" | "last">

/** The rows of products that pages show, by name. Most hold what can be bought alone;
 *  `section-*` and `related` put what is sold out behind what can be bought. */
export const rowRules = {
  newest: { order: "newest" },
  "in-stock": { order: "newest", stock: "only" },
  featured: { order: "newest", stock: "only", only: ["featured"] },
  /** Those of `featured` that were added first. */
  "featured-last": { order: "newest", stock: "only", only: ["featured"], last: true },
  "best-sellers": { order: "selling", stock: "only" },
  "on-sale": { order: "discount", stock: "only", only: ["on-sale"] },
  "newest-on-sale": { order: "newest", stock: "only", only: ["on-sale"] },
  cheapest: { order: "cheapest", stock: "only" },
  "top-rated": { order: "rated", stock: "only", only: ["rated"] },
  /** Running offers, the one that ends first before the others. */
  "ending-offers": { order: "ending", stock: "only", only: ["offer"] },
  /** Featured products before the others, whether they can be bought or not. */
  "featured-first": { order: "featured" },
  "section-selling": { order: "selling", stock: "first" },
  "section-rated": { order: "rated", stock: "first" },
  "section-fresh": { order: "newest", stock: "first" },
  "section-featured": { order: "featured", stock: "first" },
  /** For the product pages whose address names no product. */
  "most-pictures": { order: "pictures", only: ["gallery"] },
  "with-video": { order: "newest", only: ["video"] },
  "with-swatches": { order: "newest", only: ["swatches"] },
  "running-offers": { order: "newest", only: ["offer"] },
  related: { order: "related", stock: "first" },
} as const satisfies Record<string, RowRule>

export type RowRuleName = keyof typeof rowRules

export const rowRuleNames = Object.keys(rowRules) as [RowRuleName, ...RowRuleName[]]
