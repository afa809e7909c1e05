import { useQuery } from "@tanstack/react-query"
import type { AppSettingResource } from "#api/contract/app-setting.ts"
import type { ProductResource } from "#api/contract/product.ts"
import type { WilayaResource } from "#api/contract/wilaya.ts"
import type { Locale } from "#core/locale.ts"

/** Asks the shop's public API, which shows every visitor what the shop sells and where it delivers. */
async function askPublic<T>(path: string, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(`/api${path}`, { signal: signal ?? null })
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`)
  return (await answer.json()).data
}

const anHour = 3_600_000

/** The 58 wilayas with their communes. */
export function useWilayas(): WilayaResource[] {
  const path = "/wilayas?pagination[pageSize]=100&populate=*&sort=code:asc"
  const queryFn = () => askPublic<WilayaResource[]>(path)
  return useQuery({ queryKey: ["wilayas"], queryFn, staleTime: anHour }).data ?? []
}

/** What the shop tells about itself. */
export function useShopFacts(): AppSettingResource | undefined {
  const queryFn = () => askPublic<AppSettingResource>("/app-setting")
  return useQuery({ queryKey: ["app-setting"], queryFn, staleTime: anHour }).data
}

type FoundProduct = Pick<ProductResource, "slug" | "name" | "price" | "quantity" | "image" | "colors">

/** Products that have all of the words, in the language of the screen. */
export function useProductSearch(words: string, locale: Locale): { products: FoundProduct[]; isPending: boolean } {
  const query = new URLSearchParams({ _q: words, locale, populate: "image,colors", "pagination[pageSize]": "8" })
  const { data, isPending } = useQuery({
    queryKey: ["product-search", words, locale],
    queryFn: ({ signal }) => askPublic<FoundProduct[]>(`/products?${query}`, signal),
    enabled: words.length > 1,
    staleTime: 60_000,
  })
  return { products: data ?? [], isPending }
}
