import { publishingStates } from "#core/content/publishing.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import { Button } from "../../ui/button.tsx"
import { Checks } from "../../ui/forms/checks.tsx"
import { ChipMenu } from "../../ui/lists/chip-menu.tsx"
import { toFilterValues } from "../../ui/lists/filter-values.ts"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { useBrands, useCategories } from "./catalogue-queries.ts"
import { ProductSortChip } from "./product-sort.tsx"
import { useUniverses } from "./use-universes.ts"

type Filters = Record<string, unknown>
type ChipOption = { value: string; text: string }

/** The filters above the list; they stand in its address. */
export function ProductChips() {
  const t = useText()
  const universes = useUniverses().choices()
  const locale = useConsoleLocale()
  const { filterValues, setFilters, total } = useListContext()
  const categories = useCategories().data ?? []
  const brands = useBrands().data ?? []
  const { q, ...filters }: Filters = filterValues
  const stock = toFilterValues(filters.stock).join()
  const toggle = (name: string, value: string, isOn: boolean) => {
    const { [name]: _before, ...others } = filterValues
    setFilters(isOn ? others : { ...others, [name]: value })
  }
  const chip = (text: string, isOn: boolean, press: () => void) => (
    <Button look="chip" aria-pressed={isOn} onClick={press}>
      {text}
    </Button>
  )
  const several = (name: string, text: string, options: ChipOption[]) => {
    const chosen = toFilterValues(filters[name])
    const label = chosen.length > 0 ? `${text} · ${chosen.length}` : text
    return (
      <ChipMenu text={label} on={chosen.length > 0}>
        {() => (
          <Checks options={options} chosen={chosen} onChange={(to) => setFilters({ ...filterValues, [name]: to })} />
        )}
      </ChipMenu>
    )
  }
  const nested = categories.map(({ slug, parent, title }) => ({
    value: slug,
    text: `${parent ? "\u2003" : ""}${titleIn(title, locale)}`,
  }))
  return (
    <div className={ordersHead.cFilters}>
      {chip(t("products.filter.all"), Object.keys(filters).length === 0, () => setFilters(q ? { q } : {}))}
      {chip(t("products.filter.low"), stock === "low,out", () => toggle("stock", "low,out", stock === "low,out"))}
      {chip(t("products.filter.out"), stock === "out", () => toggle("stock", "out", stock === "out"))}
      {chip(t("products.filter.shared"), filters.sharedStock === "1", () =>
        toggle("sharedStock", "1", filters.sharedStock === "1"),
      )}
      {chip(t("products.filter.featured"), filters.featured === "1", () =>
        toggle("featured", "1", filters.featured === "1"),
      )}
      {several(
        "status",
        t("products.filter.status"),
        publishingStates.map((value) => ({ value, text: t(`products.state.${value}`) })),
      )}
      {several(
        "productType",
        t("products.filter.type"),
        universes.map(({ slug, name }) => ({ value: slug, text: name })),
      )}
      {several("category", t("products.filter.category"), nested)}
      {several(
        "brand",
        t("products.filter.brand"),
        brands.map(({ slug, name }) => ({ value: slug, text: name })),
      )}
      <ProductSortChip />
      <span className={ordersHead.end} aria-live="polite">
        {total === undefined ? "" : t("products.shown", { n: total })}
      </span>
    </div>
  )
}
