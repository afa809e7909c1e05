import { useId } from "react"
import { contactLimits } from "#core/customers/contact-message.ts"
import { FormTimeField } from "../../forms/form-time-field.tsx"
import { honeypotName } from "../../forms/honeypot.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as fieldsCss from "../../styles/fields.module.css"

type StockAlertFieldsProps = {
  label: string
  /** The text typed before. */
  email?: string
  /** Error text; null = none. */
  why?: string | null
  /** The signed time that the server gave back with the form. */
  formTime?: string | undefined
}

/** The fields of the form that asks to be told when a product is back. A product's page and the quick view of another one
 *  may each have it. */
export function StockAlertFields({ label, email = "", why = null, formTime }: StockAlertFieldsProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <>
      <div className={`${fieldsCss.field}${why ? ` ${fieldsCss.bad}` : ""}`}>
        <label htmlFor={`${id}-email`}>{label}</label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          placeholder={t("newsletter.example")}
          maxLength={contactLimits.email}
          defaultValue={email}
          aria-invalid={why !== null}
          aria-describedby={why ? `${id}-why ${id}-hint` : `${id}-hint`}
          required
        />
      </div>
      <div className={fieldsCss.trap} aria-hidden="true">
        <input name={honeypotName} aria-label="Website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <FormTimeField answered={formTime} />
      <button type="submit" className={buttons.btn}>
        {t("product.alert.send")}
      </button>
      {why && (
        <p className={fieldsCss.why} id={`${id}-why`} role="alert">
          {why}
        </p>
      )}
      <p className="small muted" id={`${id}-hint`}>
        {t("product.alert.hint")}
      </p>
    </>
  )
}
