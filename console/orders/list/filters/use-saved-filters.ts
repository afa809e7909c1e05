import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import type { SavedFilter } from "#api/orders/contract-saved-filter.ts"
import { fetchJson, RejectedError } from "../../../data/api-client.ts"
import { apiPath } from "../../../data/api-path.ts"
import { type StoredValue, useStored } from "../../../data/stored.ts"
import { useGet } from "../../../data/use-get.ts"
import { useText } from "../../../i18n/use-text.ts"
import { useNotify } from "../../../ui/notify/notify-context.ts"
import { rejectionText } from "../../../ui/rejection-text.ts"
import { toQuery } from "./filter-query.ts"

type Fields = Pick<SavedFilter, "name" | "query" | "shared">
/** As browsers stored them before the shop did. */
type InBrowser = { name: string; filters: Record<string, unknown> }

const isInBrowser = (value: unknown): value is InBrowser =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "filters" in value &&
  typeof value.filters === "object" &&
  value.filters !== null

const inBrowserFilters: StoredValue<InBrowser[]> = {
  key: "orders.savedFilters",
  initial: [],
  isValid: (value): value is InBrowser[] => Array.isArray(value) && value.every(isInBrowser),
}

// Not among the questions of orders, which every order invalidates.
const key = ["saved-filters"]

const pathOf = ({ documentId }: SavedFilter) => apiPath("/orders/filters/:documentId", { params: { documentId } })

/** The searches that somebody keeps and those that the team shares, and what can be done to them. */
export function useSavedFilters() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { data } = useGet<SavedFilter[]>(key, "/orders/filters")
  const options = {
    onError: (problem: unknown) =>
      notify(rejectionText(problem, t, { 409: t("orders.filter.tooMany") }), { type: "error" }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  }
  const keep = useMutation({
    mutationFn: (fields: Fields) => fetchJson("POST", "/orders/filters", fields),
    ...options,
  })
  const share = useMutation({
    mutationFn: (filter: SavedFilter) => fetchJson("PATCH", pathOf(filter), { shared: !filter.shared }),
    ...options,
  })
  const remove = useMutation({ mutationFn: (filter: SavedFilter) => fetchJson("DELETE", pathOf(filter)), ...options })
  useMovedFilters(data)
  return { filters: data ?? [], keep: keep.mutate, share: share.mutate, remove: remove.mutate }
}

/** Brings what this browser has stored into the shop, once. What the shop cannot take is let go; what could not be sent is
 *  retried with the next visit. */
function useMovedFilters(known: SavedFilter[] | undefined): void {
  const queries = useQueryClient()
  const [inBrowser, setInBrowser] = useStored(inBrowserFilters)
  const isDue = known !== undefined && inBrowser.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known what the shop has
  useEffect(() => {
    if (!isDue) return
    const names = new Set(known.map(({ name }) => name))
    const move = async ({ name, filters }: InBrowser) => {
      const query = toQuery(filters)
      if (query === "" || names.has(name)) return []
      return fetchJson("POST", "/orders/filters", { name, query, shared: false }).then(
        () => [],
        (problem) =>
          problem instanceof RejectedError && [400, 409].includes(problem.status) ? [] : [{ name, filters }],
      )
    }
    Promise.all(inBrowser.map(move)).then((left) => {
      setInBrowser(left.flat())
      return queries.invalidateQueries({ queryKey: key })
    })
  }, [isDue])
}
