import { type QueryKey, useQuery } from "@tanstack/react-query"

/** Reads what a form begins with: anew whenever the form is opened, and never while somebody fills it in. */
export function useRecordQuery<T>(queryKey: QueryKey, queryFn: () => Promise<T>, enabled = true) {
  return useQuery({ queryKey, queryFn, enabled, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
}
