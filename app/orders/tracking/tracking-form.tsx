import * as contact from "../../forms/contact.module.css"
import { TextField } from "../../forms/field.tsx"
import * as orderForm from "../../forms/order-form.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as marks from "../../styles/marks.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Form } from "../../ui/link.tsx"
import type { TrackingReply } from "./answer-tracking.server.ts"

/** Asks for number and mobile. A plain POST form: neither stands in an address. */
export function TrackingForm({ reply }: { reply: TrackingReply | null }) {
  const { t } = useI18n()
  const typed = reply?.typed ?? { number: "", mobile: "" }
  const missing = (name: "number" | "mobile") =>
    reply?.alert === "missing" && typed[name] === "" ? t(`tracking.missing.${name}`) : null
  return (
    <Form method="post" className={contact.contactForm} noValidate>
      {reply?.alert && reply.alert !== "missing" && <TrackingAlert alert={reply.alert} />}
      <TextField
        id="tracking-number"
        label={t("tracking.number")}
        why={missing("number")}
        input={{
          name: "number",
          defaultValue: typed.number,
          maxLength: 40,
          placeholder: "HN-26-000123-K7QX",
          dir: "ltr",
          autoComplete: "off",
          autoCapitalize: "characters",
          autoFocus: missing("number") !== null,
        }}
      />
      <TextField
        id="tracking-mobile"
        label={t("tracking.mobile")}
        why={missing("mobile")}
        input={{
          name: "mobile",
          type: "tel",
          inputMode: "tel",
          autoComplete: "tel",
          placeholder: "0550 00 00 00",
          defaultValue: typed.mobile,
          maxLength: 40,
          autoFocus: missing("mobile") !== null && missing("number") === null,
        }}
      />
      <p className={`${orderForm.hint} ${orderForm.full}`}>{t("tracking.hint")}</p>
      <button type="submit" className={`${buttons.btn} ${orderForm.full}`}>
        <Icon name="search" />
        {t("tracking.show")}
      </button>
    </Form>
  )
}

/** Says why there is nothing to see, or why nothing was done. */
export function TrackingAlert({ alert }: { alert: Exclude<TrackingReply["alert"], null | "missing"> | "payFailed" }) {
  const { t } = useI18n()
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
    <div className={`${marks.alert} ${orderForm.full}`} role="alert" tabIndex={-1} autoFocus>
      <Icon name="circle-alert" />
      <b>{t(`tracking.alert.${alert}`)}</b>
    </div>
  )
}
