import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import type { OrderSelection } from "#api/orders/contract-admin-list.ts"
import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { listQuery } from "../../data/list-query.ts"
import { useListContext } from "../../ui/lists/list-context.tsx"

/** Total and statuses of the selected orders; undefined until known. An order that the
 *  list's filter does not pass any more leaves the selection. */
export function useOrderSelection(): OrderSelection["data"] | undefined {
  const { selectedIds, onSelect, filterValues } = useListContext<OrderRow>()
  const query = listQuery({ filter: filterValues })
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["orders", "selection", query.toString(), selectedIds],
    queryFn: ({ signal }) =>
      fetchJson<OrderSelection["data"]>(
        "POST",
        apiPath("/orders/selection", { query }),
        { documentIds: selectedIds },
        signal,
      ),
    enabled: selectedIds.length > 0,
    placeholderData: keepPreviousData,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer has come
  useEffect(() => {
    if (!data || isPlaceholderData) return
    const listed = new Set(data.documentIds)
    const left = selectedIds.filter((id) => listed.has(id))
    if (left.length < selectedIds.length) onSelect(left)
  }, [data, isPlaceholderData])
  return data
}
