import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { Numbers, Week } from "#api/contract/admin/numbers.ts"
import { apiPath } from "../data/api-path.ts"
import { askApi } from "../data/ask-api.ts"
import type { Period } from "./period.ts"

const aMinute = 60_000

/** What the shop did in a period; the last answer stays until the next one is there. */
export function useNumbers({ from, to }: Period, enabled: boolean) {
  return useQuery({
    queryKey: ["numbers", from, to],
    queryFn: ({ signal }) => askApi<Numbers>("GET", apiPath("/numbers", { query: { from, to } }), undefined, signal),
    placeholderData: keepPreviousData,
    staleTime: aMinute,
    enabled,
  })
}

/** The day on which the shop's week begins. */
export function useWeek() {
  return useQuery({
    queryKey: ["settings", "week"],
    queryFn: ({ signal }) => askApi<Week>("GET", "/numbers/week", undefined, signal),
    staleTime: aMinute,
  })
}
