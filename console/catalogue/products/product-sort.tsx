import * as fields from "#app/styles/fields.module.css"
import { useText } from "../../i18n/use-text.ts"
import { ChipMenu } from "../../ui/lists/chip-menu.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"

const sorts = ["updatedAt", "createdAt", "name", "price", "quantity", "sellCount"] as const
const ascending = new Set<string>(["name", "price", "quantity"])

/** Sort order of the list. */
export function ProductSortChip() {
  const t = useText()
  const { sort, setSort } = useListContext()
  const field = sorts.find((one) => one === sort.field) ?? "updatedAt"
  return (
    <ChipMenu text={`${t("products.sort")} · ${t(`products.sort.${field}`)}`} on={false}>
      {(close) =>
        sorts.map((one) => (
          <label key={one} className={fields.check}>
            <input
              type="radio"
              name="sort"
              checked={one === field}
              onChange={() => {
                setSort({ field: one, order: ascending.has(one) ? "ASC" : "DESC" })
                close()
              }}
            />
            <span>{t(`products.sort.${one}`)}</span>
          </label>
        ))
      }
    </ChipMenu>
  )
}
