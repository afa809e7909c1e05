import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import type { MovementList, StockByHandForm } from "#api/catalogue/contract-stock-movement.ts"
import { fetchJson, fetchRaw } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"

const keyOf = (documentId: string) => ["products", documentId, "stock-movements"]

async function fetchMovements(documentId: string, variant: string, before: number | null): Promise<MovementList> {
  const query = { ...(variant && { variant }), ...(before !== null && { before }) }
  const answer = await fetchRaw(
    "GET",
    apiPath("/products/:documentId/stock-movements", { params: { documentId }, query }),
  )
  return answer.json()
}

/** A product's stock movements, a page at a time.
 *  @param variant documentId of the variant whose movements are shown; "" = all */
export const useMovements = (documentId: string, variant: string) =>
  useInfiniteQuery({
    queryKey: [...keyOf(documentId), variant],
    queryFn: ({ pageParam }) => fetchMovements(documentId, variant, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ meta }) => meta.next,
  })

/** Stores what the staff counted, received or lost, and reads again what shows it. */
export function useStockChange(documentId: string) {
  const queries = useQueryClient()
  return async (change: StockByHandForm) => {
    const path = apiPath("/products/:documentId/stock-movements", { params: { documentId } })
    // After a rejection too: somebody else has changed the stock since it was read.
    await fetchJson("POST", path, change).finally(() => queries.invalidateQueries({ queryKey: ["products"] }))
  }
}
