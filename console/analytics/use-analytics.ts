import { keepPreviousData } from "@tanstack/react-query"
import type { Analytics, Week } from "#api/analytics/contract-admin.ts"
import { apiPath } from "../data/api-path.ts"
import { useGet } from "../data/use-get.ts"
import type { Period } from "./period.ts"

const aMinute = 60_000

/** Loads the metrics of a period; the last answer stays until the next one has come. */
export function useAnalytics({ from, to }: Period, enabled: boolean) {
  return useGet<Analytics>(["numbers", from, to], () => apiPath("/numbers", { query: { from, to } }), {
    placeholderData: keepPreviousData,
    staleTime: aMinute,
    enabled,
  })
}

/** The day on which the shop's week begins. */
export function useWeek() {
  return useGet<Week>(["settings", "week"], "/numbers/week", { staleTime: aMinute })
}
