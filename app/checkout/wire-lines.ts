import { fromDinars, toDinars } from "#core/money.ts"
import type { OrderedLine } from "#core/order.ts"
import { maxStoredLines } from "#core/order-maximums.ts"
import { readStoredList, storedFields, storedInteger, storedNumber } from "#core/stored-list.ts"

/** The contract's bounds. */
const mostUnits = 999
const mostDinars = 1e12

function readLine(value: unknown): OrderedLine | undefined {
  const fields = storedFields(value)
  const quantity = storedInteger(fields?.quantity, 1)
  const unitPrice = storedNumber(fields?.unitPrice, 0, mostDinars)
  const slug = typeof fields?.slug === "string" ? fields.slug.slice(0, 200).trim() : ""
  if (slug === "" || slug.includes("\0")) return undefined
  if (quantity === undefined || unitPrice === undefined) return undefined
  return {
    slug,
    quantity: Math.min(quantity, mostUnits),
    color: "",
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
    lines.map(({ slug, quantity, unitPrice }) => ({ slug, quantity, unitPrice: toDinars(unitPrice) })),
  )
}
