import { useListContext } from "react-admin"
import { mailStatuses } from "#core/mail.ts"
import { useText } from "../i18n/use-text.ts"

/** Which mail is listed, by what became of it. */
export function MailStates() {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const chosen = filterValues.status ?? ""
  return (
    <div className="c-filters">
      {(["", ...mailStatuses] as const).map((status) => (
        <button
          key={status}
          type="button"
          className="chip"
          aria-pressed={chosen === status}
          onClick={() => setFilters({ ...filterValues, status })}
        >
          {status === "" ? t("mail.all") : t(`mail.status.${status}`)}
        </button>
      ))}
    </div>
  )
}
