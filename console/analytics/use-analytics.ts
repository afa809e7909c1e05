import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { Analytics, Week } from "#api/analytics/contract-admin.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import type { Period } from "./period.ts"

const aMinute = 60_000

/** Loads the metrics of a period; the last answer stays until the next one has come. */
export function useAnalytics({ from, to }: Period, enabled: boolean) {
  return useQuery({
    queryKey: ["numbers", from, to],
    queryFn: ({ signal }) =>
      fetchJson<Analytics>("GET", apiPath("/numbers", { query: { from, to } }), undefined, signal),
    placeholderData: keepPreviousData,
    staleTime: aMinute,
    enabled,
  })
}

/** The day on which the shop's week begins. */
export function useWeek() {
  return useQuery({
    queryKey: ["settings", "week"],
    queryFn: ({ signal }) => fetchJson<Week>("GET", "/numbers/week", undefined, signal),
    staleTime: aMinute,
  })
}
