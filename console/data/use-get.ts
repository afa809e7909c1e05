import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query"
import { fetchJson } from "./api-client.ts"
import type { ApiPath, ConstantPath } from "./api-path.ts"

/** Reads a path of the console's API.
 *  @param path a function where parts of it are filled in: then a part that cannot be is an error of the query */
export function useGet<T>(
  queryKey: QueryKey,
  path: ConstantPath | (() => ApiPath),
  options: Omit<UseQueryOptions<T>, "queryKey" | "queryFn"> = {},
) {
  return useQuery<T>({
    ...options,
    queryKey,
    queryFn: ({ signal }) => fetchJson<T>("GET", typeof path === "function" ? path() : path, undefined, signal),
  })
}

/** Reads what a form begins with: anew whenever the form is opened, and never while somebody fills it in. */
export function useRecordQuery<T>(queryKey: QueryKey, queryFn: () => Promise<T>, enabled = true) {
  return useQuery({ queryKey, queryFn, enabled, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
}
