import type { Db } from "../database.ts"
import { toBatches } from "../store-rows.ts"

/** Keys of one statement. */
const maxKeys = 500

type Named = { sku: string; slug: string }
type Found = { productId: number; variantId: number | null; slug: string }

/** Goods of the shop by SKU, of variants or of products, and by their products' addresses, those of before among them. */
export type Goods = { bySku: ReadonlyMap<string, Found>; bySlug: ReadonlyMap<string, Found> }

const unique = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean)

/** Finds the goods that rows of another shop name. */
export async function findGoods(db: Db, named: readonly Named[]): Promise<Goods> {
  const bySku = new Map<string, Found>()
  const bySlug = new Map<string, Found>()
  for (const skus of toBatches(unique(named.map(({ sku }) => sku)), maxKeys)) {
    const products = await db.selectFrom("product").select(["id", "sku", "slug"]).where("sku", "in", skus).execute()
    for (const { id, sku, slug } of products) bySku.set(sku, { productId: id, variantId: null, slug })
    const variants = await db
      .selectFrom("product_variant as v")
      .innerJoin("product as p", "p.id", "v.product_id")
      .select(["v.id", "v.sku", "p.id as productId", "p.slug"])
      .where("v.sku", "in", skus)
      .execute()
    for (const { id, sku, productId, slug } of variants) bySku.set(sku, { productId, variantId: id, slug })
  }
  for (const slugs of toBatches(unique(named.map(({ slug }) => slug)), maxKeys)) {
    const former = await db
      .selectFrom("product_slug as s")
      .innerJoin("product as p", "p.id", "s.product_id")
      .select(["s.slug as former", "p.id", "p.slug"])
      .where("s.slug", "in", slugs)
      .execute()
    for (const row of former) bySlug.set(row.former, { productId: row.id, variantId: null, slug: row.slug })
    const products = await db.selectFrom("product").select(["id", "slug"]).where("slug", "in", slugs).execute()
    for (const { id, slug } of products) bySlug.set(slug, { productId: id, variantId: null, slug })
  }
  return { bySku, bySlug }
}

/** Finds the goods that a row names, by SKU first. */
export const findNamedGoods = ({ bySku, bySlug }: Goods, { sku, slug }: Named): Found | undefined =>
  bySku.get(sku) ?? bySlug.get(slug)

/** The columns of an order's line that say which goods of the shop it is of; of none it keeps the address that it has. */
export function goodsOfLine(goods: Goods, line: Named) {
  const found = findNamedGoods(goods, line)
  return {
    product_id: found?.productId ?? null,
    variant_id: found?.variantId ?? null,
    slug: line.slug || (found?.slug ?? ""),
  }
}
