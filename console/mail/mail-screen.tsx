import { useCallback } from "react"
import type { MailRow as Mail } from "#api/mail/contract.ts"
import { useText } from "../i18n/use-text.ts"
import * as orderTable from "../styles/order-table.module.css"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { ListBase, useListContext } from "../ui/lists/list-context.tsx"
import { ListPager } from "../ui/lists/list-pager.tsx"
import { ListSearch } from "../ui/lists/list-search.tsx"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { MailRow } from "./mail-row.tsx"
import { MailStates } from "./mail-states.tsx"

/** The outbox: which mail waits, is sent or has failed, and why. */
export function MailScreen() {
  const t = useText()
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <ListBase resource="mails" perPage={50} sort={{ field: "createdAt", order: "DESC" }}>
        <header className={ordersHead.cTop}>
          <h1>{t("mail.title")}</h1>
          <MailSearch />
        </header>
        <MailStates />
        <MailRows />
        <ListPager />
      </ListBase>
    </div>
  )
}

function MailSearch() {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const search = useCallback((q: string) => setFilters({ ...filterValues, q }), [filterValues, setFilters])
  return <ListSearch label={t("mail.search")} value={String(filterValues.q ?? "")} onSearch={search} />
}

function MailRows() {
  const t = useText()
  const { data, error, isPending, refetch } = useListContext<Mail>()
  if (error && !data) return <FailedScreen again={refetch} />
  if (isPending || !data) return <div className={orderTable.cWait} role="status" aria-label={t("orders.loading")} />
  if (data.length === 0) return <p className="muted">{t("mail.none")}</p>
  return (
    <ul className={settings.cRows}>
      {data.map((mail) => (
        <MailRow key={mail.documentId} mail={mail} changed={refetch} />
      ))}
    </ul>
  )
}
