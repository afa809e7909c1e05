import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query"
import { fetchJson } from "./api-client.ts"
import type { ApiPath } from "./api-path.ts"

/** Reads a path of the console's API. */
export function useGet<T>(
  queryKey: QueryKey,
  path: ApiPath,
  options: Omit<UseQueryOptions<T>, "queryKey" | "queryFn"> = {},
) {
  return useQuery<T>({
    ...options,
    queryKey,
    queryFn: ({ signal }) => fetchJson<T>("GET", path, undefined, signal),
  })
}

/** Reads what a form begins with: anew whenever the form is opened, and never while somebody fills it in. */
export function useRecordQuery<T>(queryKey: QueryKey, queryFn: () => Promise<T>, enabled = true) {
  return useQuery({ queryKey, queryFn, enabled, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
}
