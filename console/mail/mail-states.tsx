import { useListContext } from "react-admin"
import { mailStatuses } from "#core/mail/mail.ts"
import { useText } from "../i18n/use-text.ts"
import { FilterChips } from "../ui/lists/filter-chips.tsx"

/** Which mail is listed, by what became of it. */
export function MailStates() {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  return (
    <div className="c-filters">
      <FilterChips
        values={["", ...mailStatuses]}
        chosen={filterValues.status ?? ""}
        nameOf={(status) => (status === "" ? t("mail.all") : t(`mail.status.${status}`))}
        onChoose={(status) => setFilters({ ...filterValues, status })}
      />
    </div>
  )
}
