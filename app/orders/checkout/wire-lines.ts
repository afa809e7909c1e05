import { readStoredList, storedFields, storedInteger, storedNumber } from "#core/cart/stored-list.ts"
import { cutText } from "#core/cut-text.ts"
import { fromDinars, toDinars } from "#core/money.ts"
import type { OrderedLine } from "#core/orders/order.ts"
import { maxLineUnits, maxStoredLines } from "#core/orders/order-maximums.ts"

/** The contract's bounds. */
const maxDinars = 1e12
const maxName = 80
const maxVariant = 120

/** A text of a line within its bounds; "" for anything else. */
function lineText(value: unknown, maxLength: number): string {
  const text = typeof value === "string" ? cutText(value, maxLength).trim() : ""
  return text.includes("\0") ? "" : text
}

function readLine(value: unknown): OrderedLine | undefined {
  const fields = storedFields(value)
  const quantity = storedInteger(fields?.quantity, 1)
  const unitPrice = storedNumber(fields?.unitPrice, 0, maxDinars)
  const slug = lineText(fields?.slug, 200)
  if (slug === "" || quantity === undefined || unitPrice === undefined) return undefined
  const size = lineText(fields?.size, maxName)
  const variant = lineText(fields?.variant, maxVariant)
  return {
    slug,
    quantity: Math.min(quantity, maxLineUnits),
    color: lineText(fields?.color, maxName),
    ...(size && { size }),
    ...(variant && { variant }),
    unitPrice: fromDinars(unitPrice),
  }
}

/** The lines of a cart out of a form's field; what is no line is dropped. */
export function readLines(text: string): OrderedLine[] {
  return readStoredList(text, readLine).slice(0, maxStoredLines)
}

/** The lines of a cart as a form's field: prices in dinars, as on the wire. */
export function wireLines(lines: OrderedLine[]): string {
  return JSON.stringify(
    lines.map(({ slug, quantity, color, size, variant, unitPrice }) => ({
      slug,
      quantity,
      ...(color && { color }),
      ...(size && { size }),
      ...(variant && { variant }),
      unitPrice: toDinars(unitPrice),
    })),
  )
}
