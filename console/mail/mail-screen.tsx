import { useCallback } from "react"
import type { MailRow as Mail } from "#api/mail/contract.ts"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { ListContents } from "../ui/lists/list-contents.tsx"
import { ListBase, useListContext } from "../ui/lists/list-context.tsx"
import { ListPager } from "../ui/lists/list-pager.tsx"
import { ListSearch } from "../ui/lists/list-search.tsx"
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
  const { refetch } = useListContext()
  return (
    <ListContents<Mail> waiting={t("orders.loading")} empty={<p className="muted">{t("mail.none")}</p>}>
      {(mails) => (
        <ul className={settings.cRows}>
          {mails.map((mail) => (
            <MailRow key={mail.documentId} mail={mail} changed={refetch} />
          ))}
        </ul>
      )}
    </ListContents>
  )
}
