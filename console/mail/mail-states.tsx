import { mailStatuses } from "#core/mail/mail.ts"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import { FilterChips } from "../ui/lists/filter-chips.tsx"
import { useListContext } from "../ui/lists/list-context.tsx"

/** Which mail is listed, by what became of it. */
export function MailStates() {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  return (
    <div className={ordersHead.cFilters}>
      <FilterChips
        values={["", ...mailStatuses]}
        chosen={String(filterValues.status ?? "")}
        nameOf={(status) => (status === "" ? t("mail.all") : t(`mail.status.${status}`))}
        onChoose={(status) => setFilters({ ...filterValues, status })}
      />
    </div>
  )
}
