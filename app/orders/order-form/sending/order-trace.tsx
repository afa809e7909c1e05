import { FormTimeField } from "../../../forms/form-time-field.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as fieldsCss from "../../../styles/fields.module.css"
import { traceFields } from "./order-form-values.ts"

/** The form's signed time; hidden fields that the script fills in when the form is sent (use-order-trace.ts); and a field
 *  that no one sees, which only programs fill in.
 *  @param givenKey the idempotency key of a form that the server gave back; a cached page has none */
export function OrderTrace({ formId, givenKey = "" }: { formId: string; givenKey?: string }) {
  const { t } = useI18n()
  const { key, session, trap } = traceFields
  return (
    <>
      <FormTimeField />
      <input type="hidden" name={key} defaultValue={givenKey} />
      <input type="hidden" name={session} defaultValue="" />
      <div className={fieldsCss.trap} aria-hidden="true">
        <label htmlFor={`${formId}-${trap}`}>{t("orderForm.trap")}</label>
        <input id={`${formId}-${trap}`} name={trap} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}
