import { foldText } from "#core/fold-text.ts"
import { type ProductColumn, type ProductFileRow, productColumns, type RowProblem } from "#core/product-file.ts"
import { type FileProduct, productCells } from "#core/product-file-cells.ts"
import { freeSlug, slugOf } from "#core/slug.ts"
import { namedSizes } from "#core/variants/size-values.ts"
import type { Db } from "../database.ts"
import { blocksOfText, fileProductOf } from "./file-product.ts"
import { mergedProduct } from "./merge-file-row.ts"
import type { ProductFacts } from "./product-input.ts"
import { lowStockThreshold } from "./product-list.ts"
import { type ProductListRow, productRows } from "./product-rows.ts"

/** A row of a file with its line, as it was read. */
export type FileRow = { line: number; row: ProductFileRow; problems: RowProblem[] }

/** One cell that would become another. */
export type CellChange = { column: ProductColumn; old: string; new: string }

/** A product as a file wants it, with its address and the keys of what it refers to. */
export type ProductWrite = {
  input: ProductFacts
  colors: FileProduct["colors"]
  slug: string
  brand: { id: number; name: string }
  categoryIds: number[]
  before: ProductListRow | null
  quantity: number
  quantityWas: number
}

export type PlannedRow = {
  line: number
  sku: string
  name: string
  result: "create" | "change" | "same" | "problem"
  problems: RowProblem[]
  changes: CellChange[]
  /** What is to be stored; null where nothing is. */
  write: ProductWrite | null
}

type Brand = { id: number; documentId: string; name: string }
type Category = { id: number; documentId: string; slug: string }
type Names = { brands: Map<string, Brand>; categories: Map<string, Category> }

/** Of a product whose brand was made after the names were read: the database refuses it. */
const unknownBrand = { id: 0, name: "" }

/** Brands and categories by what a file may call them: the slug first, then the name. */
async function readNames(db: Db): Promise<Names> {
  const brands = await db.selectFrom("brand").select(["id", "document_id as documentId", "slug", "name"]).execute()
  const categories = await db
    .selectFrom("category")
    .innerJoin("category_text as t", "t.category_id", "category.id")
    .select(["category.id", "document_id as documentId", "slug", "t.title"])
    .where("t.locale", "=", "fr")
    .orderBy("position")
    .execute()
  return {
    brands: new Map([
      ...brands.map((brand) => [foldText(brand.name), brand] as const),
      ...brands.map((brand) => [brand.slug, brand] as const),
    ]),
    categories: new Map([
      ...categories.toReversed().map((category) => [foldText(category.title), category] as const),
      ...categories.map((category) => [category.slug, category] as const),
    ]),
  }
}

async function productsBySku(db: Db, skus: string[]): Promise<Map<string, ProductListRow>> {
  if (skus.length === 0) return new Map()
  const keys = await db.selectFrom("product").select("id").where("sku", "in", skus).execute()
  const ids = keys.map(({ id }) => id)
  const rows = await productRows(db, ids, await lowStockThreshold(db))
  return new Map(rows.map((row) => [row.sku, row]))
}

/** Tells what a file would do, some hundreds of its rows at a time, in their order; changes nothing. */
export async function importPlanner(db: Db, now: Date): Promise<(rows: FileRow[]) => Promise<PlannedRow[]>> {
  const names = await readNames(db)
  const slugs = await db.selectFrom("product").select(["slug", "sku"]).execute()
  const ownerOf = new Map(slugs.map(({ slug, sku }) => [slug, sku]))
  const former = await db.selectFrom("product_slug").select("slug").execute()
  const taken = new Set([...ownerOf.keys(), ...former.map(({ slug }) => slug)])
  /** The address of a product whose row tells none. */
  const madeSlug = ({ name, sku }: ProductFacts): string => {
    const slug = freeSlug(slugOf(name.fr) || slugOf(name.en) || slugOf(sku) || "produit", taken)
    ownerOf.set(slug, sku)
    return slug
  }
  const seen = new Set<string>()
  const planned = (products: Map<string, ProductListRow>, { line, row, problems }: FileRow): PlannedRow => {
    const before = products.get(row.sku) ?? null
    const more: RowProblem[] = [...problems]
    const wrong = (column: ProductColumn, code: RowProblem["code"], value: string) => more.push({ column, code, value })
    if (row.sku !== "" && seen.has(row.sku)) wrong("sku", "TWICE", row.sku)
    seen.add(row.sku)
    const owner = row.slug === undefined ? undefined : ownerOf.get(row.slug)
    if (row.slug !== undefined && owner !== undefined && owner !== row.sku) wrong("slug", "TAKEN", row.slug)
    if (row.slug !== undefined) ownerOf.set(row.slug, row.sku)
    const brand =
      row.brand === undefined ? undefined : (names.brands.get(row.brand) ?? names.brands.get(foldText(row.brand)))
    if (row.brand !== undefined && !brand) wrong("brand", "UNKNOWN", row.brand)
    const categories = row.categories?.flatMap((called) => {
      const category = names.categories.get(called) ?? names.categories.get(foldText(called))
      if (!category) wrong("categories", "UNKNOWN", called)
      return category ?? []
    })
    const told = before && fileProductOf(before)
    const merged = mergedProduct(told, row, {
      now,
      brand: brand?.name,
      categories: categories?.map(({ slug }) => slug),
    })
    // A column that cannot be read is not missing as well.
    const isNew = ({ column, code }: RowProblem) => !more.some((one) => one.column === column && code === "NEEDED")
    for (const problem of merged.problems) if (isNew(problem)) more.push(problem)
    if (before?.offer && merged.product.lastPrice === null) wrong("last_price", "NEEDED", "")
    const name = merged.product.name.fr || merged.product.name.ar || merged.product.name.en
    const base = { line, sku: row.sku, name, problems: more }
    if (more.length > 0) return { ...base, result: "problem", changes: [], write: null }
    const changes = changedCells(told, merged.product, now)
    if (before && changes.length === 0) return { ...base, result: "same", changes, write: null }
    const input = inputOf(merged.product, before)
    const { quantity, quantityWas } = merged
    const slug = input.slug || madeSlug(input)
    taken.add(slug)
    const kept = before?.categories.flatMap((category) => names.categories.get(category.slug) ?? []) ?? []
    const write = {
      ...{ input, slug, before, quantity, quantityWas, colors: merged.product.colors },
      brand: brand ?? names.brands.get(before?.brand.slug ?? "") ?? unknownBrand,
      categoryIds: (categories ?? kept).map(({ id }) => id),
    }
    return { ...base, result: before ? "change" : "create", changes, write }
  }
  return async (rows) => {
    const products = await productsBySku(db, [...new Set(rows.map(({ row }) => row.sku))])
    return rows.map((row) => planned(products, row))
  }
}

/** The cells that differ; of a new product those that are filled in. */
function changedCells(before: FileProduct | null, after: FileProduct, now: Date): CellChange[] {
  const was = before && productCells(before, now.toISOString())
  const is = productCells(after, now.toISOString())
  return productColumns.flatMap((column) => {
    if (column === "quantity_was" || column === "discount") return []
    const [old, next] = [String(was?.[column] ?? ""), String(is[column])]
    return old === next ? [] : [{ column, old, new: next }]
  })
}

/** What is to be stored, with what a file does not tell as it was. */
function inputOf(product: FileProduct, before: ProductListRow | null): ProductFacts {
  const { sku, slug, productType, name, shortDescription, tags, sizes, price, lastPrice, featured, publishedAt } =
    product
  return {
    ...{ sku, slug, productType, name, shortDescription, tags, price, lastPrice, featured, publishedAt },
    sizes: namedSizes(sizes, before?.sizes ?? []),
    description: blocksOfText(product.description, before?.description ?? null),
    unit: before?.unit ?? { fr: "", ar: "", en: "" },
    additionalInformation: before?.additionalInformation ?? { fr: [], ar: [], en: [] },
    offer: before?.offer ?? null,
    videoId: before?.videoId ?? null,
  }
}
