import { useChoosableWilayas } from "../../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import { wilayaLabel } from "../../../i18n/wilaya-label.ts"
import { Checks } from "../../../ui/forms/checks.tsx"
import { ChipMenu } from "../../../ui/lists/chip-menu.tsx"
import { toFilterValues } from "../../../ui/lists/filter-values.ts"
import { useListContext } from "../../../ui/lists/list-context.tsx"
import { FailedPart } from "../../../ui/states/failed-part.tsx"

/** The wilayas of the shop's list and those of 2026, any number of them. */
export function WilayaFilter() {
  const t = useText()
  const locale = useConsoleLocale()
  const { filterValues, setFilters } = useListContext()
  const chosen = toFilterValues(filterValues.wilaya)
  const { data: wilayas = [], error, refetch } = useChoosableWilayas()
  const options = wilayas.map((wilaya) => ({ value: String(wilaya.code), text: wilayaLabel(wilaya, locale) }))
  const text = chosen.length > 0 ? `${t("orders.filter.wilaya")} · ${chosen.length}` : t("orders.filter.wilaya")
  return (
    <ChipMenu text={text} on={chosen.length > 0}>
      {() =>
        error ? (
          <FailedPart problem={error} again={refetch} />
        ) : (
          <Checks options={options} chosen={chosen} onChange={(wilaya) => setFilters({ ...filterValues, wilaya })} />
        )
      }
    </ChipMenu>
  )
}
