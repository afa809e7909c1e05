import { cutText } from "../../cut-text.ts"
import { fromDinars } from "../../money.ts"
import { toSlug } from "../../text/name-slug.ts"
import { maxAmount, readAmount, readUnits } from "../cells.ts"
import type { FileLine, MovedTable } from "../formats.ts"
import type { MovingNotes } from "../moved-product.ts"
import type { MovedLine } from "./moved-order.ts"

const maxTitle = 200
const maxSku = 120
const maxOption = 60
/** Lines of one order that are read. */
const maxLines = 200
/** Units of one line, as many as the zip of a shop may have of it. */
const maxQuantity = 1_000_000

type Item = { name: string; sku: string; options: string; quantity: number; price: number | null; total: number | null }

function toLine({ name, sku, options, quantity, price, total }: Item): MovedLine {
  const unitPrice = fromDinars(price ?? (total ?? 0) / quantity)
  return {
    sku: cutText(sku, maxSku),
    slug: toSlug(name),
    title: cutText(name || sku, maxTitle),
    color: null,
    size: cutText(options, maxOption) || null,
    isOpen: false,
    quantity,
    unitPrice,
    lineTotal: total === null ? unitPrice * quantity : fromDinars(total),
    unitCost: null,
    image: null,
  }
}

type Sold = { cell: string; price: number | null; line: number }

/** The units of a line; those with which it costs more than any amount are a code in the wrong column. */
function readQuantity({ cell, price, line }: Sold, notes: MovingNotes): number {
  const units = Math.max(1, readUnits(cell, line, notes) ?? 1)
  if (units <= maxQuantity && units * Math.abs(price ?? 0) <= maxAmount) return units
  notes.add("NOT_NUMBER", line, cell)
  return 1
}

/** An item in a row of its own. */
function itemOfRow(table: MovedTable, row: FileLine, notes: MovingNotes): Item[] {
  const cell = (field: string) => table.cell(row, field)
  const amount = (field: string) => readAmount(cell(field), row.line, notes)
  if (cell("itemName") === "" && cell("itemSku") === "") return []
  const price = amount("itemPrice")
  return [
    {
      name: cell("itemName"),
      // A spreadsheet's apostrophe keeps the first zeros.
      sku: cell("itemSku").replace(/^'/, ""),
      options: cell("itemOptions"),
      quantity: readQuantity({ cell: cell("itemQuantity"), price, line: row.line }, notes),
      price,
      total: amount("itemTotal"),
    },
  ]
}

/** Items in one cell, `name:Cap|sku:C-1|quantity:2|total:900`, with semicolons between several. */
function packedItems(cell: string, line: number, notes: MovingNotes): Item[] {
  return cell.split(/;(?=\s*(?:name|id|product_id|sku):)/).flatMap((packed): Item[] => {
    const parts = new Map(
      packed.split("|").map((part) => {
        const at = part.indexOf(":")
        return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const
      }),
    )
    const name = parts.get("name") ?? ""
    const sku = parts.get("sku") ?? ""
    if (name === "" && sku === "") return []
    return [
      {
        name,
        sku,
        options: parts.get("meta") ?? "",
        quantity: readQuantity({ cell: parts.get("quantity") ?? "", price: null, line }, notes),
        price: null,
        total: readAmount(parts.get("total") ?? "", line, notes),
      },
    ]
  })
}

/** The lines of an order that a file has in some rows. */
export function readOrderLines(table: MovedTable, rows: readonly FileLine[], notes: MovingNotes): MovedLine[] {
  const fields = ["item", ...table.numbersOf("item").map((number) => `item ${number}`)]
  const items = rows.flatMap((row) => [
    ...itemOfRow(table, row, notes),
    ...fields.flatMap((field) => table.all(row, field).flatMap((cell) => packedItems(cell, row.line, notes))),
  ])
  return items.slice(0, maxLines).map(toLine)
}
