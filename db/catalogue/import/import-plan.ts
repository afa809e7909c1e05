import { type ProductColumn, productColumns, type RowProblem } from "#core/catalogue/files/product-columns.ts"
import { readProductRow } from "#core/catalogue/files/product-file.ts"
import { type FileProduct, productCells } from "#core/catalogue/files/product-file-cells.ts"
import { namedSizes } from "#core/catalogue/variants/size-values.ts"
import { cutText } from "#core/cut-text.ts"
import { emptyValues, inFiles, pickFields } from "#core/fields/field-values.ts"
import { textIn } from "#core/i18n/texts.ts"
import { pick } from "#core/pick.ts"
import { foldText } from "#core/search/fold-text.ts"
import { slugOfTexts, toSlug } from "#core/text/name-slug.ts"
import { freeSlug } from "#core/text/slug.ts"
import type { Db } from "../../database.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { planProductVariants, type VariantsOfFile, withoutEmptyOptions } from "../admin/plan-product-variants.ts"
import type { VariantFileLine } from "../admin/plan-variant-row.ts"
import { inputFields, type ProductFacts } from "../admin/product-input.ts"
import { lowStockThreshold } from "../admin/product-list.ts"
import { type ProductListRow, productRows } from "../admin/product-rows.ts"
import type { FilePictures } from "./file-pictures.ts"
import { blocksOfText, fileProductOf } from "./file-product.ts"
import { findGalleries } from "./galleries.ts"
import { readNames, withNewNames } from "./import-names.ts"
import { mergedProduct } from "./merge-file-row.ts"
import { noNames } from "./new-names.ts"
import type { CellChange, FileRow, ImportManner, PlannedProduct, PlannedRow } from "./planned-product.ts"
import { type FileVariants, readFileVariants } from "./read-file-variants.ts"

/** Tells what a file would do, some hundreds of its rows at a time, and then of rows of variants whose product has no row of
 *  its own; changes nothing. */
export type ImportPlanner = {
  plan: (rows: FileRow[]) => Promise<PlannedProduct[]>
  rest: () => AsyncGenerator<PlannedProduct[]>
}

/** Products that are looked up at a time. */
const batch = 200

/** Of a product whose brand was made after the names were read: the database rejects it. */
const unknownBrand = { id: -1, name: "" }

type ProductInShop = ProductListRow & { gallery: string[] }

async function productsBySku(db: Db, skus: string[]): Promise<Map<string, ProductInShop>> {
  if (skus.length === 0) return new Map()
  const keys = await db.selectFrom("product").select("id").where("sku", "in", skus).execute()
  const ids = keys.map(({ id }) => id)
  const rows = await productRows(db, ids, await lowStockThreshold(db))
  const galleries = await findGalleries(db, ids)
  return new Map(rows.map((row) => [row.sku, { ...row, gallery: galleries.get(row.id) ?? [] }]))
}

/** Prepares to plan a file, of which all rows of variants are given: they may stand anywhere in it. */
export async function importPlanner(
  db: Db,
  now: Date,
  variants: VariantsOfFile,
  pictures: FilePictures,
  { names: newNames = noNames, arePicturesOptional = false }: ImportManner = {},
): Promise<ImportPlanner> {
  const names = withNewNames(await readNames(db), newNames)
  const main = await findMainLocale(db)
  const slugs = await db.selectFrom("product").select(["slug", "sku"]).execute()
  const ownerOf = new Map(slugs.map(({ slug, sku }) => [slug, sku]))
  const former = await db.selectFrom("product_slug").select("slug").execute()
  const taken = new Set([...ownerOf.keys(), ...former.map(({ slug }) => slug)])
  /** The address of a product whose row tells none. */
  const madeSlug = ({ name, sku }: ProductFacts): string => {
    const slug = freeSlug(slugOfTexts(name, main) || toSlug(sku) || "produit", taken)
    ownerOf.set(slug, sku)
    return slug
  }
  const seen = new Set<string>()
  const planned = (
    before: ProductInShop | null,
    { line, row, problems, descriptions = {}, html = [] }: FileRow,
    lines: readonly VariantFileLine[],
    read: FileVariants,
  ): PlannedProduct => {
    const more: RowProblem[] = [...problems]
    const wrong = (column: ProductColumn, code: RowProblem["code"], value: string) => more.push({ column, code, value })
    if (row.sku !== "" && seen.has(row.sku)) wrong("sku", "TWICE", row.sku)
    seen.add(row.sku)
    const owner = row.slug === undefined ? undefined : ownerOf.get(row.slug)
    if (row.slug !== undefined && owner !== undefined && owner !== row.sku) wrong("slug", "TAKEN", row.slug)
    if (row.slug !== undefined) ownerOf.set(row.slug, row.sku)
    const { productType } = row
    if (productType !== undefined && !names.universes.has(productType)) wrong("product_type", "UNKNOWN", productType)
    const brand =
      row.brand === undefined ? undefined : (names.brands.get(row.brand) ?? names.brands.get(foldText(row.brand)))
    if (row.brand !== undefined && !brand) wrong("brand", "UNKNOWN", row.brand)
    const categories = row.categories?.flatMap((called) => {
      const known = names.categories.get(called)
      const category = known === undefined ? names.categories.get(foldText(called)) : known
      if (!category) wrong("categories", category === null ? "AMBIGUOUS" : "UNKNOWN", called)
      return category ?? []
    })
    const planned = before && fileProductOf(before, before.gallery)
    const isAway = (reference: string) => !("url" in (pictures.get(reference) ?? {}))
    const keepsOwn = arePicturesOptional && before && row.pictures?.some(isAway)
    const named = (keepsOwn ? undefined : row.pictures)?.flatMap((reference) => {
      const picture = pictures.get(reference)
      if (picture && "url" in picture) return picture.url
      if (arePicturesOptional) return []
      wrong("pictures", picture?.problem ?? "UNKNOWN", cutText(reference, 80))
      return []
    })
    const merged = mergedProduct(planned, lines.length > 0 ? withoutEmptyOptions(row) : row, {
      now,
      main,
      brand: brand?.name,
      categories: categories?.map(({ slug }) => slug),
      pictures: named,
    })
    // A column that cannot be read is not missing as well.
    const isNew = ({ column, code }: RowProblem) => !more.some((one) => one.column === column && code === "NEEDED")
    for (const problem of merged.problems) if (isNew(problem)) more.push(problem)
    if (before?.offer && merged.product.lastPrice === null) wrong("last_price", "NEEDED", "")
    const ofVariants = planProductVariants({ merged, row, before, lines, read, variants })
    more.push(...ofVariants.problems)
    const { product, quantity, quantityWas, grid } = ofVariants
    const name = textIn(product.name, main, main)
    const rows = ofVariants.rows(name)
    const base = { line, sku: row.sku, parent: "", name, problems: more, html }
    const isWrong = more.length > 0 || rows.some(({ result }) => result === "problem")
    if (more.length > 0) return { rows: [{ ...base, result: "problem", changes: [] }, ...rows], write: null }
    const changes = changedCells(planned, product, now)
    const result = before ? (changes.length === 0 ? "same" : "change") : "create"
    const report: PlannedRow[] = [{ ...base, result, changes }, ...rows]
    if (isWrong || (result === "same" && !grid)) return { rows: report, write: null }
    const input = inputOf(product, before, descriptions)
    const slug = input.slug || madeSlug(input)
    taken.add(slug)
    const categoryIds = before?.categories.flatMap((category) => names.categories.get(category.slug) ?? []) ?? []
    const write = {
      input,
      slug,
      before,
      quantity,
      quantityWas,
      colors: product.colors,
      pictures: product.pictures,
      changes,
      grid,
      brand: brand ?? names.brands.get(before?.brand?.slug ?? "") ?? unknownBrand,
      categoryIds: (categories ?? categoryIds).map(({ id }) => id),
      variantChanges: rows.map(({ sku, name: called, changes: of }) => ({ name: sku || called, changes: of })),
    }
    return { rows: report, write }
  }

  const waiting = new Map(variants.byParent)
  const readFor = async (rows: readonly FileRow[]) => {
    const skus = [...new Set(rows.map(({ row }) => row.sku))]
    const products = await productsBySku(db, skus)
    const lines = skus.flatMap((sku) => waiting.get(sku) ?? [])
    // Of others nothing is said that their own row does not say.
    const ids = [...products.values()].filter(({ sku, stockBy }) => stockBy === "variant" || waiting.has(sku))
    const named = {
      skus: lines.flatMap(({ row }) => row.sku ?? []),
      pictures: lines.flatMap(({ row }) => row.picture ?? []),
    }
    const read = await readFileVariants(
      db,
      ids.map(({ id }) => id),
      named,
    )
    return { products, read }
  }
  const plan = async (rows: FileRow[]) => {
    const { products, read } = await readFor(rows)
    return rows.map((row) => {
      const { sku } = row.row
      const lines = waiting.get(sku) ?? []
      waiting.delete(sku)
      return planned(products.get(sku) ?? null, row, lines, read)
    })
  }
  async function* rest() {
    const parents = [...waiting].map(([sku, [first]]) => withoutRow(sku, first?.line ?? 0))
    for (let from = 0; from < parents.length; from += batch) {
      const some = parents.slice(from, from + batch)
      const { products, read } = await readFor(some)
      yield some.map((row) => {
        const lines = waiting.get(row.row.sku) ?? []
        const before = products.get(row.row.sku)
        return before ? ofVariantsAlone(planned(before, row, lines, read)) : withoutParent(lines)
      })
    }
  }
  return { plan, rest }
}

/** The row of a product that has none in the file: it says nothing. */
const withoutRow = (sku: string, line: number): FileRow => ({
  line,
  problems: [],
  row: { ...readProductRow({}).row, sku },
})

/** Plans rows of variants whose product has no row: the first one reports the result. */
function ofVariantsAlone({ rows: [product, ...rows], write }: PlannedProduct): PlannedProduct {
  const [first, ...others] = rows
  if (!product || !first) return { rows, write }
  const problems = [...product.problems, ...first.problems]
  const result = problems.length > 0 ? "problem" : first.result
  const planned: PlannedRow = { ...first, result, problems, changes: [...product.changes, ...first.changes] }
  return { rows: [planned, ...others], write }
}

/** Rows whose product is neither in the file nor in the shop. */
const withoutParent = (lines: readonly VariantFileLine[]): PlannedProduct => ({
  rows: lines.map(({ line, row, problems }) => ({
    line,
    sku: row.sku ?? "",
    parent: row.parent,
    name: "",
    result: "problem",
    changes: [],
    problems: [{ column: "parent", code: "UNKNOWN", value: row.parent }, ...problems],
  })),
  write: null,
})

/** The cells that differ; of a new product those that are filled in. */
function changedCells(before: FileProduct | null, after: FileProduct, now: Date): CellChange[] {
  const was: Partial<Record<ProductColumn, unknown>> | null = before && productCells(before, now.toISOString())
  const is: Partial<Record<ProductColumn, unknown>> = productCells(after, now.toISOString())
  return productColumns.flatMap((column) => {
    if (column === "quantity_was" || column === "discount") return []
    const [old, next] = [String(was?.[column] ?? ""), String(is[column] ?? "")]
    return old === next ? [] : [{ column, old, new: next }]
  })
}

/** Builds the product to store; fields that the file does not state stay. */
function inputOf(
  product: FileProduct,
  before: ProductListRow | null,
  descriptions: NonNullable<FileRow["descriptions"]>,
): ProductFacts {
  return {
    ...(before ? pickFields(inputFields, before) : emptyValues(inputFields)),
    ...pickFields(inFiles(inputFields), product),
    ...pick(product, "sku", "publishedAt", "tags", "sizeKind"),
    sizes: namedSizes(product.sizes, before?.sizes ?? []),
    description: blocksOfText(product.description, before?.description ?? null, descriptions),
    additionalInformation: before?.additionalInformation ?? { fr: [], ar: [], en: [] },
    offer: before?.offer ?? null,
  }
}
