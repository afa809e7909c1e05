import type { PrintedOrder } from "#api/orders/admin/contract-printed-orders.ts"
import { apiPath } from "../../data/api-path.ts"
import { useGet } from "../../data/use-get.ts"

/** Orders with all that their slips and invoices print.
 *  @param ids at most `maxPrintedOrders` */
export function usePrintedOrders(ids: readonly string[]) {
  const path = apiPath("/orders/printed", { query: { ids: ids.join(",") } })
  return useGet<PrintedOrder[]>(["orders", "printed", path], () => path, { enabled: ids.length > 0 })
}
