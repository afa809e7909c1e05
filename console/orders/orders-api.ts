import { useQuery } from "@tanstack/react-query"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import type { OrderCounts } from "#api/orders/contract-admin-row.ts"
import type { DiscountLimitsAnswer } from "#api/orders/contract-discount-limits.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { listQuery } from "../data/list-query.ts"
import { useGet } from "../data/use-get.ts"

type Filter = Record<string, unknown>

/** How many orders of each status pass the filters.
 *  @param filter that of the status among them, which counts nothing */
export function useCounts(filter: Filter = {}): OrderCounts["data"] | undefined {
  const { status: _, ...others } = filter
  return useGet<OrderCounts["data"]>(
    ["orders", "counts", others],
    () => apiPath("/orders/counts", { query: listQuery({ filter: others }) }),
    { placeholderData: (before) => before },
  ).data
}

/** One order with everything.
 *  @param isReader shows what another part of the screen has fetched, and fetches nothing itself. It passes the same
 *    `queryFn`: React Query refetches with the options of the last observer, and a `skipToken` there fails each refetch. */
export function useOrder(documentId: string | undefined, isReader = false) {
  return useGet<OrderDetail>(
    ["orders", "detail", documentId],
    () => apiPath("/orders/:documentId", { params: { documentId: documentId ?? "" } }),
    { enabled: documentId !== undefined && !isReader },
  )
}

/** Members of the staff who can be the agent of an order. */
export function useAgents(): { id: string; name: string }[] {
  const queryFn = () => fetchJson<{ id: string; name: string }[]>("GET", "/orders/agents")
  return useQuery({ queryKey: ["agents"], queryFn, staleTime: 60_000 }).data ?? []
}

/** How much discount each role may give, and who asks. */
export function useDiscountLimits(): DiscountLimitsAnswer["data"] | undefined {
  const queryFn = () => fetchJson<DiscountLimitsAnswer["data"]>("GET", "/orders/discount-limits")
  return useQuery({ queryKey: ["discount-limits"], queryFn, staleTime: 60_000 }).data
}
