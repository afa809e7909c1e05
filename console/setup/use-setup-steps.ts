import { useQuery } from "@tanstack/react-query"
import type { BackupState } from "#api/backups/contract.ts"
import type { SettingsForm } from "#api/content/contract-admin-settings.ts"
import type { ThemeStateResource } from "#api/content/theme/contract-admin-theme.ts"
import type { DeliveryTable } from "#api/delivery/contract-admin.ts"
import type { SamplePresence } from "#api/sample/contract.ts"
import { mainLocale } from "#core/i18n/locale.ts"
import type { StaffPermission } from "#core/staff/staff-permissions.ts"
import { useCategories } from "../catalogue/products/catalogue-queries.ts"
import { fetchJson, fetchRaw } from "../data/api-client.ts"
import { type ApiPath, apiPath } from "../data/api-path.ts"
import { useMe } from "../data/use-me.ts"
import type { TextKey } from "../i18n/texts.ts"

export type SetupStep = {
  path: string
  text: TextKey
  hint: TextKey
  isDone: boolean
  /** Its path is one of the storefront, not of the console. */
  isStorefront?: boolean
}

type SetupName = "settings" | "theme" | "delivery" | "categories" | "products" | "backup" | "secondFactor" | "order"

/** The parts of the shop that this member may set up. */
type Rights = { data: boolean; delivery: boolean }

/** Returns undefined for a failed request: its step stays open, and the others are shown. */
const orUndefined = <T>(read: Promise<T>): Promise<T | undefined> => read.catch(() => undefined)

/** How far the shop has been set up; what the sample has is nobody's own. */
async function readProgress({ data, delivery }: Rights, signal: AbortSignal) {
  const read = <T>(path: ApiPath) => fetchJson<T>("GET", path, undefined, signal)
  const query = { status: "published", pageSize: 1 }
  const [settings, theme, products, prices, sample, backups] = await Promise.all([
    read<SettingsForm>("/settings"),
    orUndefined(read<ThemeStateResource>("/theme")),
    fetchRaw("GET", apiPath("/products", { query }), { signal }),
    delivery ? orUndefined(read<DeliveryTable>("/delivery")) : undefined,
    data ? read<SamplePresence>("/sample/presence") : { present: false, facts: false, undo: false },
    data ? orUndefined(read<BackupState>("/backups")) : undefined,
  ])
  const { meta }: { meta: { pagination: { total: number } } } = await products.json()
  const published = theme?.published
  return {
    isNamed: settings.shopName[mainLocale(settings.languages)].trim() !== "" && !sample.facts,
    hasTheme: published !== undefined && (published.brand !== null || published.logo !== null),
    delivers: prices?.samplePrices === 0 && prices.isSaved,
    sells: meta.pagination.total > 0 && !sample.present,
    isBackedUp: (backups?.files.length ?? 0) > 0,
    hasSample: sample.present,
  }
}

/** Returns the steps that are left before the shop opens, in order; the last is an order of one's own.
 *  @returns undefined while they are not known, and for members who may not set up the shop */
export function useSetupSteps(): SetupStep[] | undefined {
  const me = useMe()
  const may = (permission: StaffPermission) => me?.permissions.includes(permission) ?? false
  const rights = { data: may("shop.data"), delivery: may("delivery.write") }
  const { data: progress } = useQuery({
    queryKey: ["setup", rights],
    queryFn: ({ signal }) => readProgress(rights, signal),
    enabled: may("settings.write") && may("catalogue.write"),
  })
  const categories = useCategories().data
  if (!me || !progress || !categories) return undefined
  const { isNamed, hasTheme, delivers, sells, isBackedUp, hasSample } = progress
  const step = (name: SetupName, path: string, isDone: boolean) =>
    ({ path, text: `setup.${name}`, hint: `setup.${name}.hint`, isDone }) as const
  const clearing = { path: "/settings/sample", text: "sample.title", hint: "sample.hint", isDone: false } as const
  return [
    ...(hasSample ? [clearing] : []),
    step("settings", "/settings/shop", isNamed),
    step("theme", "/settings/theme", hasTheme),
    ...(rights.delivery ? [step("delivery", "/delivery", delivers)] : []),
    step("categories", "/products/categories", categories.length > 0 && !hasSample),
    step("products", "/products/create", sells),
    ...(rights.data ? [step("backup", "/settings/backups", isBackedUp)] : []),
    step("secondFactor", "/account", me.twoFactor),
    { ...step("order", "/", false), isStorefront: true },
  ]
}
