import type { FormEvent } from "react"
import { useListContext } from "react-admin"
import { mailStatuses } from "#core/mail.ts"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import { Select } from "../ui/select.tsx"

/** What mail is looked for by: its state, and a part of the address. */
export function MailSearch() {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFilters({ ...filterValues, q: String(new FormData(event.currentTarget).get("q")).trim() })
  }
  return (
    <search className="c-audit">
      <form onSubmit={search}>
        <span className="search-s">
          <Icon name="search" />
          <input
            name="q"
            type="search"
            aria-label={t("mail.search")}
            placeholder={t("mail.search")}
            defaultValue={filterValues.q}
          />
        </span>
        <Select
          label={t("mail.state")}
          value={filterValues.status ?? ""}
          onChange={({ target }) => setFilters({ ...filterValues, status: target.value })}
        >
          <option value="">{t("mail.all")}</option>
          {mailStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`mail.status.${status}`)}
            </option>
          ))}
        </Select>
        <button type="submit" className="btn btn-quiet">
          {t("orders.searchButton")}
        </button>
      </form>
    </search>
  )
}
