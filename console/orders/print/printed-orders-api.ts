import { useQuery } from "@tanstack/react-query"
import type { PrintedOrder } from "#api/orders/admin/contract-printed-orders.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"

/** What slips and invoices of orders say.
 *  @param ids at most `maxPrintedOrders` */
export function usePrintedOrders(ids: readonly string[]) {
  const path = apiPath("/orders/printed", { query: { ids: ids.join(",") } })
  return useQuery({
    queryKey: ["orders", "printed", path],
    queryFn: ({ signal }) => fetchJson<PrintedOrder[]>("GET", path, undefined, signal),
    enabled: ids.length > 0,
  })
}
