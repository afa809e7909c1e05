import { useQuery } from "@tanstack/react-query"
import type { SettingsForm } from "#api/content/contract-admin-settings.ts"
import type { SamplePresence } from "#api/sample/contract.ts"
import { mainLocale } from "#core/i18n/locale.ts"
import { useBrands, useCategories } from "../../catalogue/products/catalogue-queries.ts"
import { fetchJson, fetchRaw } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import type { TextKey } from "../../i18n/texts.ts"
import { useMe } from "../../staff/sign-in/use-me.ts"

export type SetupStep = { path: string; text: TextKey; hint: TextKey; isDone: boolean }

/** Whether the shop has stored its settings and published a product, and still has products of the sample.
 *  @param mayClear whether the sample is this member's business */
async function readProgress(mayClear: boolean, signal: AbortSignal) {
  const query = { status: "published", pageSize: 1 }
  const [settings, products, sample] = await Promise.all([
    fetchJson<SettingsForm>("GET", "/settings", undefined, signal),
    fetchRaw("GET", apiPath("/products", { query }), { signal }),
    mayClear ? fetchJson<SamplePresence>("GET", "/sample/presence", undefined, signal) : { present: false },
  ])
  const { meta }: { meta: { pagination: { total: number } } } = await products.json()
  return {
    isNamed: settings.shopName[mainLocale(settings.languages)].trim() !== "",
    sells: meta.pagination.total > 0,
    hasSample: sample.present,
  }
}

/** What is left to do before the shop opens, in order.
 *  @returns undefined while that is not known, for members who may not do it, and once the shop sells something of its own under
 *  its own name */
export function useSetupSteps(): SetupStep[] | undefined {
  const permissions = useMe()?.permissions ?? []
  const maySetUp = permissions.includes("settings.write") && permissions.includes("catalogue.write")
  const mayClear = permissions.includes("shop.data")
  const { data: progress } = useQuery({
    queryKey: ["setup", mayClear],
    queryFn: ({ signal }) => readProgress(mayClear, signal),
    enabled: maySetUp,
  })
  const categories = useCategories().data
  const brands = useBrands().data
  if (!progress || !categories || !brands) return undefined
  if (progress.isNamed && progress.sells && !progress.hasSample) return undefined
  // Names and shelves of the sample are nobody's own.
  const isSample = progress.hasSample
  const clearing = { path: "/settings/sample", text: "sample.title", hint: "sample.hint", isDone: false } as const
  return [
    ...(isSample ? [clearing] : []),
    {
      path: "/settings/shop",
      text: "setup.settings",
      hint: "setup.settings.hint",
      isDone: progress.isNamed && !isSample,
    },
    {
      path: "/products/categories",
      text: "setup.categories",
      hint: "setup.categories.hint",
      isDone: categories.length > 0 && !isSample,
    },
    {
      path: "/products/brands",
      text: "setup.brands",
      hint: "setup.brands.hint",
      isDone: brands.length > 0 && !isSample,
    },
    {
      path: "/products/create",
      text: "setup.products",
      hint: "setup.products.hint",
      isDone: progress.sells && !isSample,
    },
  ]
}
