import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { shortDate } from "../ui/moment.ts"

export type AuditEntry = {
  id: string | number
  at: string
  staff: { id: string; name: string } | null
  action: string
  resource: string
  documentId: string | null
  before: unknown
  after: unknown
  address: string | null
}

const written = (value: unknown) => JSON.stringify(value, null, 1)

/** One change: who, what, when and from where; before and after when it is opened. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { at, staff, action, resource, documentId, before, after, address } = entry
  const hasDetails = before !== null || after !== null
  return (
    <li>
      <span>
        <b>
          <bdi>{staff?.name ?? t("audit.system")}</bdi>
        </b>{" "}
        <bdi dir="ltr">
          {action} {resource}
        </bdi>
        <small>
          <time dateTime={at}>{shortDate(at, locale, true)}</time>
          {address && (
            <>
              {" · "}
              <bdi dir="ltr">{address}</bdi>
            </>
          )}
          {documentId && (
            <>
              {" · "}
              <bdi dir="ltr">{documentId}</bdi>
            </>
          )}
        </small>
      </span>
      {hasDetails && (
        <details>
          <summary>{t("audit.details")}</summary>
          <div className="c-diff" dir="ltr">
            {before !== null && <pre aria-label={t("audit.before")}>{written(before)}</pre>}
            {after !== null && <pre aria-label={t("audit.after")}>{written(after)}</pre>}
          </div>
        </details>
      )}
    </li>
  )
}
