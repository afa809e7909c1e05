import { Link } from "react-router"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"
import { shortDate } from "../../ui/forms/moment.ts"
import { AuditSections } from "./audit-sections.tsx"
import { auditWords } from "./audit-words.ts"

export type AuditEntry = {
  id: string | number
  at: string
  staff: { id: string; name: string } | null
  action: string
  resource: string
  documentId: string | null
  number: string | null
  before: unknown
  after: unknown
  address: string | null
}

/** What something was before a change, or is after it. */
function Side({ title, resource, value }: { title: string; resource: string; value: unknown }) {
  return (
    <div>
      <small>{title}</small>
      {resource === "sections" ? <AuditSections value={value} /> : <pre>{JSON.stringify(value, null, 1)}</pre>}
    </div>
  )
}

/** One change: who, what, when and from where; before and after when it is opened. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { at, staff, resource, documentId, number, before, after, address } = entry
  const hasDetails = before !== null || after !== null
  return (
    <li>
      <span>
        <b>
          <bdi>{staff?.name ?? t("audit.system")}</bdi>
        </b>{" "}
        <bdi>{auditWords(entry, t)}</bdi>
        <small>
          <time dateTime={at}>{shortDate(at, locale, true)}</time>
          {address && (
            <>
              {" · "}
              <bdi dir="ltr">{address}</bdi>
            </>
          )}
          {documentId && number && (
            <>
              {" · "}
              <Link to={`/orders/${documentId}`}>
                <bdi dir="ltr">{number}</bdi>
              </Link>
            </>
          )}
        </small>
      </span>
      {hasDetails && (
        <details>
          <summary>{t("audit.details")}</summary>
          <div className={settings.cDiff} dir={resource === "sections" ? undefined : "ltr"}>
            {before !== null && <Side title={t("audit.before")} resource={resource} value={before} />}
            {after !== null && <Side title={t("audit.after")} resource={resource} value={after} />}
          </div>
        </details>
      )}
    </li>
  )
}
