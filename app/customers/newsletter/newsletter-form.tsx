import { contactLimits } from "#core/customers/contact-message.ts"
import { FormTimeField, formTimeName } from "../../forms/form-time-field.tsx"
import { honeypotName } from "../../forms/honeypot.ts"
import { formText } from "../../forms/person-form-values.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { island } from "../../page/island.tsx"
import { postForm } from "../../page/post-form.ts"
import { sendInPlace, useSending } from "../../page/use-sending.ts"
import * as buttons from "../../styles/buttons.module.css"
import * as fields from "../../styles/fields.module.css"
import { Form } from "../../ui/link.tsx"
import type { SubscriberAnswer } from "./answer-subscriber.server.ts"
import * as css from "./newsletter.module.css"

type NewsletterFormProps = {
  /** Page that answers the form, without language prefix. */
  path: string
  /** The answer to a form that was sent without JavaScript. */
  answered?: SubscriberAnswer
}

const name = "newsletter-form"

/** Sends the form; without the shop it can be sent once more. */
async function subscribe(path: string, form: FormData): Promise<SubscriberAnswer> {
  const posted = await postForm<NewsletterFormProps>(path, form, name).catch(() => undefined)
  const answer = posted && "props" in posted ? posted.props.answered : undefined
  return answer ?? { state: "failed", email: formText(form, "email"), formTime: formText(form, formTimeName) }
}

/** Asks for an e-mail address for the shop's news: a plain POST form that the script keeps on its page. */
export const NewsletterForm = island(name, ({ path, answered }: NewsletterFormProps) => {
  const { t, to } = useI18n()
  const { busy, send, answer = answered } = useSending((form) => subscribe(to(path), form))
  const wrong = answer?.state === "wrong"
  if (answer?.state === "done") {
    return (
      <p className={css.letterDone} role="status">
        {t("newsletter.done")}
      </p>
    )
  }
  return (
    <Form
      onSubmit={(event) => sendInPlace(event, send)}
      method="post"
      action={path}
      className={css.letterForm}
      noValidate
    >
      <label htmlFor="newsletter-email">{t("newsletter.email")}</label>
      <input
        id="newsletter-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        placeholder={t("newsletter.example")}
        maxLength={contactLimits.email}
        defaultValue={answer?.email}
        aria-invalid={wrong}
        aria-describedby={answer ? "newsletter-why" : undefined}
        required
      />
      <div className={fields.trap} aria-hidden="true">
        <input name={honeypotName} aria-label="Website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <FormTimeField answered={answer?.formTime} />
      <button type="submit" className={buttons.btn} disabled={busy}>
        {t("newsletter.send")}
      </button>
      {answer && (
        <p className={fields.why} id="newsletter-why" role="alert">
          {t(`newsletter.${answer.state}`)}
        </p>
      )}
      <p className="small">{t("newsletter.stop")}</p>
    </Form>
  )
})
