import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import { ListContents } from "../../ui/lists/list-contents.tsx"
import { ListBase } from "../../ui/lists/list-context.tsx"
import { ListPager } from "../../ui/lists/list-pager.tsx"
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
        <ListContents<AuditEntry> waiting={t("orders.loading")} empty={<p className="muted">{t("audit.none")}</p>}>
          {(entries) => (
            <ul className={settings.cRows}>
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </ListContents>
        <ListPager />
      </ListBase>
    </div>
  )
}
