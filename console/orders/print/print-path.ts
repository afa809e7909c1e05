import { maxPrintedOrders, type PrintedDocument } from "#core/orders/printed-orders.ts"

/** The console's address of one print of these orders, at most `maxPrintedOrders` (core/orders/printed-orders.ts).
 *  @param documentIds in the order in which they are printed */
export const printPath = (documentIds: readonly string[], document: PrintedDocument): string =>
  `/print?ids=${documentIds.join(",")}&document=${document}`

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
