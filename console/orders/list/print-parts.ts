import { maxPrintedOrders, type PrintedDocument } from "#core/orders/printed-orders.ts"
import { printPath } from "../print/print-path.ts"

export type PrintPart = { to: string; first: number; last: number }

/** The prints that many orders take, in their order: of each the address, and its first and last order counted from 1. */
export function printParts(documentIds: readonly string[], document: PrintedDocument): PrintPart[] {
  const parts: PrintPart[] = []
  for (let from = 0; from < documentIds.length; from += maxPrintedOrders) {
    const ids = documentIds.slice(from, from + maxPrintedOrders)
    parts.push({ to: printPath(ids, document), first: from + 1, last: from + ids.length })
  }
  return parts
}
