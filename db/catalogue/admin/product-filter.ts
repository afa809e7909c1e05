import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { PublishingState } from "#core/content/publishing.ts"
import type { Db } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import type { Schema } from "../../schema/schema.ts"

/** Which products of the shop, drafts among them; what is left out filters nothing. */
export type ProductFilter = {
  /** Folded words; a product has all of them. */
  words?: string[] | undefined
  productTypes?: ProductType[] | undefined
  /** Slugs; with their children. */
  categories?: string[] | undefined
  /** Slugs. */
  brands?: string[] | undefined
  states?: PublishingState[] | undefined
  stock?: ("in" | "low" | "out")[] | undefined
  featured?: boolean | undefined
  /** Whether several variants share the product's units. */
  sharedStock?: boolean | undefined
  documentIds?: string[] | undefined
}

type Products = ExpressionBuilder<Schema, "product">

/** The moment for "scheduled", and the threshold for "low". */
export type ProductMoment = { now: Date; lowStock: number }

function stateTest(e: Products, state: PublishingState, now: string): Expression<SqlBool> {
  if (state === "draft") return e("published_at", "is", null)
  return e("published_at", state === "published" ? "<=" : ">", now)
}

function stockTest(e: Products, state: "in" | "low" | "out", lowStock: number): Expression<SqlBool> {
  if (state === "out") return e("status", "=", "out-of-stock")
  const inStock = e("status", "=", "in-stock")
  return state === "in" ? inStock : e.and([inStock, e.or([e("quantity", "<=", lowStock), hasLowVariant(e, lowStock)])])
}

/** Of a variant that counts its own units and is sold few are left, or none. */
function hasLowVariant(e: Products, lowStock: number): Expression<SqlBool> {
  const low = e
    .selectFrom("product_variant")
    .select("product_variant.id")
    .whereRef("product_variant.product_id", "=", "product.id")
    .where("product_variant.active", "=", 1)
    .where("product_variant.quantity", "<=", lowStock)
  return e.and([e("stock_by", "=", "variant"), e.exists(low)])
}

function sharedStockTest(e: Products, isShared: boolean): Expression<SqlBool> {
  if (!isShared) return e.or([e("stock_by", "=", "variant"), e("variant_count", "<", 2)])
  return e.and([e("stock_by", "=", "product"), e("variant_count", ">", 1)])
}

function categoryTest(e: Products, slugs: string[]): Expression<SqlBool> {
  const named = e
    .selectFrom("product_category")
    .innerJoin("category", "category.id", "product_category.category_id")
    .leftJoin("category as parent", "parent.id", "category.parent_id")
    .select("product_category.product_id")
    .where((or) => or.or([or("category.slug", "in", slugs), or("parent.slug", "in", slugs)]))
  return e("product.id", "in", named)
}

/** The test that a product passes a filter. */
export function productTest(db: Db, filter: ProductFilter, at: ProductMoment): (e: Products) => Expression<SqlBool> {
  return (e) => {
    const tests: Expression<SqlBool>[] = []
    const { words, productTypes, categories, brands, states, stock, featured, sharedStock, documentIds } = filter
    const position = isPostgres(db) ? sql`strpos` : sql`instr`
    for (const word of words ?? []) tests.push(sql<SqlBool>`${position}(${sql.ref("product.search")}, ${word}) > 0`)
    if (productTypes) tests.push(e("product_type", "in", productTypes))
    if (categories) tests.push(categoryTest(e, categories))
    if (brands) tests.push(e("brand_id", "in", e.selectFrom("brand").select("id").where("slug", "in", brands)))
    if (states) tests.push(e.or(states.map((state) => stateTest(e, state, at.now.toISOString()))))
    if (stock) tests.push(e.or(stock.map((state) => stockTest(e, state, at.lowStock))))
    if (featured !== undefined) tests.push(e("featured", "=", featured ? 1 : 0))
    if (sharedStock !== undefined) tests.push(sharedStockTest(e, sharedStock))
    if (documentIds) tests.push(e("document_id", "in", documentIds))
    return e.and(tests)
  }
}
