import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { fetchRaw } from "./api-client.ts"
import { apiPath, type Resource } from "./api-path.ts"
import { listQuery } from "./list-query.ts"
import type { ListState } from "./list-state.ts"

type Answer<Row> = { data: Row[]; meta: { pagination: { total: number } } }

/** A page of a resource. The caller knows the rows from the contract of the resource; the key begins with its name, so a
 *  change of the resource refetches it. While another page is fetched, the page before stays. */
export function useList<Row>(resource: Resource, state: ListState) {
  const { page, perPage, sort, order, filter } = state
  const query = listQuery({ pagination: { page, perPage }, sort: { field: sort, order }, filter })
  return useQuery({
    queryKey: [resource, "list", query.toString()],
    queryFn: async ({ signal }) => {
      const answer = await fetchRaw("GET", apiPath(`/${resource}`, { query }), { signal })
      const { data, meta }: Answer<Row> = await answer.json()
      return { rows: data, total: meta.pagination.total }
    },
    placeholderData: keepPreviousData,
  })
}
