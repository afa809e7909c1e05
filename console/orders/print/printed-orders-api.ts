import { useQuery } from "@tanstack/react-query"
import type { PrintedOrder } from "#api/orders/admin/contract-printed-orders.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"

/** Orders with all that their slips and invoices print.
 *  @param ids at most `maxPrintedOrders` */
export function usePrintedOrders(ids: readonly string[]) {
  const path = apiPath("/orders/printed", { query: { ids: ids.join(",") } })
  return useQuery({
    queryKey: ["orders", "printed", path],
    queryFn: ({ signal }) => fetchJson<PrintedOrder[]>("GET", path, undefined, signal),
    enabled: ids.length > 0,
  })
}
