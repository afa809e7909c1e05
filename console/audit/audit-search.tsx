import type { FormEvent } from "react"
import { useListContext } from "react-admin"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"

/** Words and days of the journal. */
export function AuditSearch() {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = ["q", "from", "to"].map((name) => [name, String(form.get(name)).trim()])
    setFilters(Object.fromEntries(typed.filter(([, value]) => value !== "")))
  }
  return (
    <search className="c-audit">
      <form onSubmit={search}>
        <span className="search-s">
          <Icon name="search" />
          <input
            name="q"
            type="search"
            aria-label={t("audit.search")}
            placeholder={t("audit.search")}
            defaultValue={filterValues.q}
          />
        </span>
        <input
          className="c-count"
          name="from"
          type="date"
          aria-label={t("orders.filter.from")}
          defaultValue={filterValues.from}
        />
        <input
          className="c-count"
          name="to"
          type="date"
          aria-label={t("orders.filter.to")}
          defaultValue={filterValues.to}
        />
        <button type="submit" className="btn btn-quiet">
          {t("orders.searchButton")}
        </button>
      </form>
    </search>
  )
}
