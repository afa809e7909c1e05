import type { PrintedDocument } from "#core/orders/printed-orders.ts"

/** The console's address of one print of these orders, at most `maxPrintedOrders` (core/orders/printed-orders.ts).
 *  @param documentIds in the order in which they are printed */
export const printPath = (documentIds: readonly string[], document: PrintedDocument): string =>
  `/print?ids=${documentIds.join(",")}&document=${document}`
