import { useCallback } from "react"
import type { MailRow as Mail } from "#api/mail/contract.ts"
import { ListBase, useListContext } from "../data/list-context.tsx"
import { useText } from "../i18n/use-text.ts"
import { OrderPager } from "../orders/list/order-pager.tsx"
import { FailedScreen } from "../shell/failed-screen.tsx"
import { SettingsTabs } from "../staff/members/settings-tabs.tsx"
import { ListSearch } from "../ui/lists/list-search.tsx"
import { MailRow } from "./mail-row.tsx"
import { MailStates } from "./mail-states.tsx"

/** The outbox: which mail waits, is sent or has failed, and why. */
export function MailScreen() {
  const t = useText()
  return (
    <div className="c-page c-parts c-narrow">
      <SettingsTabs />
      <ListBase resource="mails" perPage={50} sort={{ field: "createdAt", order: "DESC" }}>
        <header className="c-top">
          <h1>{t("mail.title")}</h1>
          <MailSearch />
        </header>
        <MailStates />
        <MailRows />
        <OrderPager />
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
  if (isPending || !data) return <div className="c-wait" role="status" aria-label={t("orders.loading")} />
  if (data.length === 0) return <p className="muted">{t("mail.none")}</p>
  return (
    <ul className="c-rows">
      {data.map((mail) => (
        <MailRow key={mail.documentId} mail={mail} changed={refetch} />
      ))}
    </ul>
  )
}
