import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useSearchParams } from "react-router"
import { fetchRaw } from "../../data/api-client.ts"
import { apiPath, type ConstantPath } from "../../data/api-path.ts"

type Answer<Row> = { data: Row[]; meta: { pagination: { page: number; pageCount: number; total: number } } }

/** A list of the console's API whose search, filters, order and page stand in the address, so that a link shows the same.
 *  @param path below `/api/admin`; the first part is the query key that a change invalidates
 *  @param filters the names that the list takes beside `q`, `sort` and `page` */
export function useAddressList<Row>(path: ConstantPath, filters: readonly string[] = []) {
  const [params, setParams] = useSearchParams()
  const names = ["q", "sort", "page", ...filters]
  const listParams = new URLSearchParams([...params].filter(([name, value]) => names.includes(name) && value !== ""))
  const query = listParams.toString()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [path.split("/")[1] ?? path, "list", path, query],
    queryFn: async ({ signal }): Promise<Answer<Row>> =>
      (await fetchRaw("GET", apiPath(path, { query: listParams }), { signal })).json(),
    placeholderData: keepPreviousData,
  })
  const page = Number(params.get("page") ?? 1)
  const lastPage = data && Math.max(1, data.meta.pagination.pageCount)
  const isBehind = !isPlaceholderData && lastPage !== undefined && page > lastPage
  /** Puts something into the address; another question begins at its first page. */
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === "") next.delete(name)
        else next.set(name, value)
        if (name !== "page") next.delete("page")
        return next
      },
      { replace: true },
    )
  // The last row of the last page may have gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer has come
  useEffect(() => {
    if (isBehind) set("page", String(lastPage))
  }, [isBehind, lastPage])
  return {
    rows: data?.data ?? [],
    total: data?.meta.pagination.total ?? 0,
    pageCount: data?.meta.pagination.pageCount ?? 0,
    page,
    failed: error !== null && data === undefined,
    // Behind the last page there is nothing to show, and it is left at once.
    isPending: isPending || isBehind,
    refetch,
    /** Returns a parameter of the address. */
    value: (name: string) => params.get(name) ?? "",
    /** Whether anything is searched or filtered. */
    isNarrowed: ["q", ...filters].some((name) => listParams.has(name)),
    set,
  }
}

export type AddressList<Row> = ReturnType<typeof useAddressList<Row>>
