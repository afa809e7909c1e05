import { useQuery } from "@tanstack/react-query"
import type { AdminCategory } from "#api/catalogue/contract-admin-category.ts"
import type { AdminBrand } from "#api/catalogue/contract-brand.ts"
import { fetchRaw } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useGet } from "../../data/use-get.ts"

/** All categories, parents before their children. */
export const useCategories = () => useGet<AdminCategory[]>(["categories"], "/categories")

/** All brands by name. */
export const useBrands = () => useGet<AdminBrand[]>(["brands"], "/brands")

/** How many products are low or out of stock; nothing while it is not known.
 *  @param ask whether who is signed in may know */
export function useLowStock(ask: boolean): number | undefined {
  return useQuery({
    queryKey: ["products", "low"],
    queryFn: async ({ signal }) => {
      const answer = await fetchRaw(
        "GET",
        apiPath("/products", { query: { stock: "low,out", status: "published", pageSize: 1 } }),
        { signal },
      )
      const { meta }: { meta: { pagination: { total: number } } } = await answer.json()
      return meta.pagination.total
    },
    enabled: ask,
  }).data
}
