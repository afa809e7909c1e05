import type { FormEvent } from "react"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"
import * as css from "./audit.module.css"

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
  const field = (name: "q" | "from" | "to", type: "search" | "date", label: string) => (
    <Field label={label} name={name} type={type} defaultValue={filterValues[name]} />
  )
  return (
    <search>
      <form className={css.cAudit} onSubmit={search}>
        {field("q", "search", t("audit.search"))}
        {field("from", "date", t("orders.filter.from"))}
        {field("to", "date", t("orders.filter.to"))}
        <Button look="quiet" type="submit">
          {t("orders.searchButton")}
        </Button>
      </form>
    </search>
  )
}
