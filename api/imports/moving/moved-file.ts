import { exportedColumns, fileLine } from "#core/catalogue/files/product-file-cells.ts"
import { csvLine } from "#core/files/csv.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { MovedTable, type ProductFormat } from "#core/moving/formats.ts"
import { type MovedRows, toImportRows, usedColumns } from "#core/moving/import-rows.ts"
import { planCategories } from "#core/moving/moved-categories.ts"
import { type MovedProduct, MovingNotes } from "#core/moving/moved-product.ts"
import { readMovedProducts } from "#core/moving/read-products.ts"
import { foldText } from "#core/search/fold-text.ts"
import { findSlugOwners, listBrandNames, listShopCategories } from "#db/catalogue/import/moving-target.ts"
import type { NewNames } from "#db/catalogue/import/new-names.ts"
import type { Db } from "#db/database.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import type { MovingFile, MovingQuery } from "../contract-moving.ts"
import { movingRejected, type ReadTable } from "./read-table.ts"

/** A file of another shop as the shop's own rows. */
export type MovedFile = {
  about: MovingFile
  products: MovedRows[]
  names: NewNames
}

const style = { separator: ",", decimal: "." } as const

/** Brands that the shop does not have, each once however it is written. */
function missingBrands(products: readonly MovedProduct[], known: readonly string[]): string[] {
  const names = new Set(known.map(foldText))
  return products.flatMap(({ brand }) => {
    const key = foldText(brand)
    if (brand === "" || names.has(key)) return []
    names.add(key)
    return brand
  })
}

const rangeOf = (products: readonly MovedRows[]) => {
  const prices = products.flatMap(({ rows }) => Number(rows[0]?.cells.price) || [])
  if (prices.length === 0) return null
  return prices.reduce(({ min, max }, price) => ({ min: Math.min(min, price), max: Math.max(max, price) }), {
    min: Infinity,
    max: 0,
  })
}

/** Reads the products of another shop, and tells what they would become here; changes nothing.
 *  @throws ApiError 400 for a file without any */
export async function readMovedFile(
  db: Db,
  { rows, encoding, separator }: ReadTable,
  query: MovingQuery & { format: ProductFormat },
): Promise<MovedFile> {
  const { format } = query
  const table = new MovedTable(format, rows)
  const notes = new MovingNotes()
  const products = readMovedProducts(format, table, notes)
  if (products.length === 0) throw movingRejected("NO_ROWS", "The file has no products")
  const main: Locale = await findMainLocale(db)
  const { slugsOf, missing } = planCategories(products, await listShopCategories(db, query.productType), notes)
  const slugOwners = await findSlugOwners(
    db,
    products.flatMap(({ slug }) => slug || []),
  )
  const moved = toImportRows(
    products,
    { main, productType: query.productType, units: query.units, slugsOf, slugOwners },
    notes,
  )
  const brands = missingBrands(products, await listBrandNames(db))
  const about: MovingFile = {
    format,
    encoding,
    separator,
    products: moved.length,
    variants: moved.reduce((sum, one) => sum + one.rows.length - 1, 0),
    pictures: new Set(
      moved.flatMap(({ rows: own }) =>
        String(own[0]?.cells.pictures ?? "")
          .split(" ")
          .filter(Boolean),
      ),
    ).size,
    prices: rangeOf(moved),
    categories: missing.map(({ title }) => title),
    brands,
    redirects: moved.reduce((sum, { oldPaths }) => sum + oldPaths.length, 0),
    columns: [...table.columns],
    notes: notes.list(),
  }
  const { productType } = query
  const names: NewNames = {
    departments: [],
    brands: brands.map((name) => ({ name, slug: "" })),
    renamed: [],
    categories: missing.map(({ title, ...category }) => ({
      ...category,
      productType,
      title: { ...noTexts, [main]: title },
    })),
  }
  return { about, products: moved, names }
}

/** Moved products as a file of products, with the lines of the other shop's file from which its rows come. */
export function toProductFile(products: readonly MovedRows[]): { file: Uint8Array; lines: number[] } {
  const rows = products.flatMap((product) => product.rows)
  const columns = usedColumns(rows, exportedColumns)
  const text = rows.map(({ cells }) => fileLine(cells, style, columns)).join("")
  return { file: Buffer.from(csvLine(columns, style) + text), lines: rows.map(({ line }) => line) }
}
