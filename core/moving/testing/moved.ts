import { readCsv } from "../../files/read-csv.ts"
import { isProductFormat, MovedTable, recognizeFormat } from "../formats.ts"
import { toImportRows } from "../import-rows.ts"
import { planCategories } from "../moved-categories.ts"
import { MovingNotes } from "../moved-product.ts"
import { readMovedProducts } from "../read-products.ts"

/** What becomes of a file of products. */
export function moved(text: string) {
  const rows = readCsv(text)
  const format = recognizeFormat(rows[0] ?? [])
  if (!format || !isProductFormat(format)) throw new Error("no format")
  const notes = new MovingNotes()
  const table = new MovedTable(format, rows)
  const products = readMovedProducts(format, table, notes)
  const { slugsOf, missing } = planCategories(products, [{ slug: "neuf", parent: null, titles: ["Nouveautés"] }], notes)
  const target = {
    main: "fr",
    productType: "fashion",
    units: 5,
    slugsOf,
    slugOwners: new Map([["carte", "OTHER"]]),
  } as const
  const result = toImportRows(products, target, notes)
  const said = new Map(notes.list().map(({ code, count }) => [code, count]))
  return { format, table, result, missing, said, cells: result.flatMap((one) => one.rows.map((row) => row.cells)) }
}
