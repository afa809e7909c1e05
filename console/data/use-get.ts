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
