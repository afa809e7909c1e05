import { useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import { ListBase, useListContext } from "../../ui/lists/list-context.tsx"
import { ListPager } from "../../ui/lists/list-pager.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { type AuditEntry, AuditRow } from "./audit-row.tsx"
import { AuditSearch } from "./audit-search.tsx"

/** The audit log: member, change before and after, address. Read-only. */
export function AuditScreen() {
  const t = useText()
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <ListBase resource="audit" perPage={50} sort={{ field: "at", order: "DESC" }}>
        <h1>{t("staff.audit")}</h1>
        <AuditSearch />
        <AuditRows />
        <ListPager />
      </ListBase>
    </div>
  )
}

function AuditRows() {
  const t = useText()
  const { data, error, isPending, refetch } = useListContext<AuditEntry>()
  if (error && !data) return <FailedScreen problem={error} again={refetch} />
  if (isPending || !data) return <div className={orderTable.cWait} role="status" aria-label={t("orders.loading")} />
  if (data.length === 0) return <p className="muted">{t("audit.none")}</p>
  return (
    <ul className={settings.cRows}>
      {data.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}
