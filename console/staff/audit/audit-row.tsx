import { Link } from "react-router"
import { useUniverses } from "../../catalogue/products/use-universes.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { shortDate } from "../../ui/forms/moment.ts"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./audit.module.css"
import { auditChanges, thingName } from "./audit-changes.ts"
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

/** Values before or after a change, where they are more than fields. */
function Side({ title, value }: { title: string; value: unknown }) {
  return (
    <div>
      <small>{title}</small>
      <AuditSections value={value} />
    </div>
  )
}

/** The fields of a change, each as it was and as it is. */
function Changes({ before, after }: Pick<AuditEntry, "before" | "after">) {
  const t = useText()
  const locale = useConsoleLocale()
  const { nameOf } = useUniverses()
  return (
    <dl className={css.cChanges}>
      {auditChanges(before, after, { t, locale, universe: nameOf }).map(({ key, label, old, new: next }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {old !== undefined && <bdi>{old}</bdi>}
            {old !== undefined && next !== undefined && <Icon name="arrow-right" flip />}
            {next !== undefined && <bdi>{next}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
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
        </b>
        {locale === "ar" ? " · " : " "}
        <bdi>{auditWords({ ...entry, name: thingName(entry, locale) }, t)}</bdi>
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
          {resource === "sections" ? (
            <div className={css.cDiff}>
              {before !== null && <Side title={t("audit.before")} value={before} />}
              {after !== null && <Side title={t("audit.after")} value={after} />}
            </div>
          ) : (
            <Changes before={before} after={after} />
          )}
        </details>
      )}
    </li>
  )
}
