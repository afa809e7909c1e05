import { type SubmitEvent, useEffect, useRef, useState } from "react"
import { contactLimits, contactSubjects, findContactProblem } from "#core/customers/contact-message.ts"
import * as css from "../../forms/contact.module.css"
import { Field } from "../../forms/field.tsx"
import { FormTimeField } from "../../forms/form-time-field.tsx"
import { honeypotName } from "../../forms/honeypot.ts"
import * as orderForm from "../../forms/order-form.module.css"
import { useTooLong } from "../../forms/use-too-long.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { island } from "../../page/island.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as fields from "../../styles/fields.module.css"
import * as marks from "../../styles/marks.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Form } from "../../ui/link.tsx"
import { emptyMessage, type RejectedMessage, readMessage } from "./message-form-values.ts"

/** The contact form. A plain POST form; the script checks before sending. What was typed is never lost. */
export const ContactForm = island("contact-form", ({ answered }: { answered: RejectedMessage | null }) => {
  const { t } = useI18n()
  const { alert, check, form, box } = useContactAlert(answered)
  const typed = answered?.typed ?? emptyMessage
  const fault = alert?.kind === "problem" ? alert.problem : null
  const { name, mobile, email, message } = typed
  const { whyTooLong, followLength } = useTooLong(contactLimits, { name, mobile, email, message })
  const field = (name: "name" | "mobile" | "email" | "message") => ({
    id: `contact-${name}`,
    label: t(`contact.${name}`),
    why: whyTooLong(name) ?? (fault?.field === name ? t(`contact.alert.${fault.rule}`) : null),
  })
  const input = (name: "name" | "mobile" | "email" | "message") => ({
    id: `contact-${name}`,
    name,
    defaultValue: typed[name],
    onInput: followLength(name),
    "aria-invalid": field(name).why !== null,
    "aria-describedby": field(name).why ? `contact-${name}-why` : undefined,
  })
  return (
    <Form method="post" className={css.contactForm} ref={form} onSubmit={check} noValidate>
      {alert && (
        <div className={marks.alert} role="alert" tabIndex={-1} ref={box}>
          <Icon name="circle-alert" />
          <b>
            {fault && whyTooLong(fault.field)
              ? t("orderForm.alert.tooLong")
              : t(`contact.alert.${alert.kind === "problem" ? alert.problem.rule : alert.kind}`)}
          </b>
        </div>
      )}
      <div className={fields.trap} aria-hidden="true">
        <label htmlFor="contact-trap">Website</label>
        <input id="contact-trap" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <FormTimeField answered={answered?.formTime} />
      <Field {...field("name")} wide>
        <input {...input("name")} autoComplete="name" required />
      </Field>
      <Field {...field("mobile")}>
        <input {...input("mobile")} type="tel" inputMode="tel" autoComplete="tel" placeholder="0550 00 00 00" />
      </Field>
      <Field {...field("email")}>
        <input {...input("email")} type="email" inputMode="email" autoComplete="email" dir="ltr" />
      </Field>
      <p className={`${orderForm.hint} ${orderForm.full}`}>{t("contact.reach")}</p>
      <Field id="contact-subject" label={t("contact.subject")} why={null} wide>
        <span className={fields.pick}>
          <select id="contact-subject" name="subject" defaultValue={typed.subject}>
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {t(`contact.subject.${subject}`)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </Field>
      <Field {...field("message")} wide>
        <textarea {...input("message")} rows={6} required />
      </Field>
      <button type="submit" className={`${buttons.btn} ${orderForm.full}`}>
        <Icon name="send" flip />
        {t("contact.send")}
      </button>
    </Form>
  )
})

/** The alert on screen, from the browser's own check or from the server, with the focus moved to what is at fault. */
function useContactAlert(answered: RejectedMessage | null) {
  const [alert, setAlert] = useState(answered?.alert ?? null)
  const [seen, setSeen] = useState(answered)
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDivElement>(null)

  // Not in an effect: one of the hydration would take the alert of a press back that came meanwhile.
  if (seen !== answered) {
    setSeen(answered)
    setAlert(answered?.alert ?? null)
  }

  useEffect(() => {
    if (!alert) return
    const name = alert.kind === "problem" ? alert.problem.field : null
    const control = name && form.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
    else box.current?.focus()
  }, [alert])

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const problem = findContactProblem(readMessage(new FormData(event.currentTarget)))
    if (problem) event.preventDefault()
    setAlert(problem && { kind: "problem", problem })
  }
  return { alert, check, form, box }
}
