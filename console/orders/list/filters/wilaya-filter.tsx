import { useWilayaQuery } from "../../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import { Checks } from "../../../ui/forms/checks.tsx"
import { ChipMenu } from "../../../ui/lists/chip-menu.tsx"
import { toFilterValues } from "../../../ui/lists/filter-values.ts"
import { useListContext } from "../../../ui/lists/list-context.tsx"
import { FailedPart } from "../../../ui/states/failed-part.tsx"

/** The 58 wilayas, any number of them. */
export function WilayaFilter() {
  const t = useText()
  const arabic = useConsoleLocale() === "ar"
  const { filterValues, setFilters } = useListContext()
  const chosen = toFilterValues(filterValues.wilaya)
  const { data: wilayas = [], error, refetch } = useWilayaQuery()
  const options = wilayas.map(({ code, name, namear }) => ({
    value: String(code),
    text: `${String(code).padStart(2, "0")} ${arabic ? namear : name}`,
  }))
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
