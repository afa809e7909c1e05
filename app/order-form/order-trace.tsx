import { useI18n } from "../i18n/i18n.tsx"
import { traceFields } from "./trace-fields.ts"

/** Hidden fields that the script fills in when the form is sent (use-order-trace.ts), empty without it; and a field that
 *  no one sees, which only programs fill in. */
export function OrderTrace({ formId }: { formId: string }) {
  const { t } = useI18n()
  const { key, session, seconds, trap } = traceFields
  return (
    <>
      {[key, session, seconds].map((name) => (
        <input key={name} type="hidden" name={name} defaultValue="" />
      ))}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${formId}-${trap}`}>{t("orderForm.trap")}</label>
        <input id={`${formId}-${trap}`} name={trap} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}
