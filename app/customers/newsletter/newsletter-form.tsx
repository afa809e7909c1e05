import { useFetcher } from "react-router"
import { contactLimits } from "#core/customers/contact-limits.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { FormTimeField } from "../../shell/form-time/form-time-field.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as fields from "../../styles/fields.module.css"
import { honeypotName } from "../contact/honeypot-name.ts"
import type { SubscriberAnswer } from "./answer-subscriber.server.ts"
import * as css from "./newsletter.module.css"

type NewsletterFormProps = {
  /** Page that answers the form, without language prefix. */
  path: string
  /** The answer to a form that was sent without JavaScript. */
  answered?: SubscriberAnswer
}

/** Asks for an e-mail address for the shop's news: a plain POST form that the script keeps on its page. */
export function NewsletterForm({ path, answered }: NewsletterFormProps) {
  const { t } = useI18n()
  const fetcher = useFetcher<SubscriberAnswer>()
  const answer = fetcher.data ?? answered
  const wrong = answer?.state === "wrong"
  if (answer?.state === "done") {
    return (
      <p className={css.letterDone} role="status">
        {t("newsletter.done")}
      </p>
    )
  }
  return (
    <fetcher.Form method="post" action={path} className={css.letterForm} noValidate>
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
      <button type="submit" className={buttons.btn} disabled={fetcher.state !== "idle"}>
        {t("newsletter.send")}
      </button>
      {answer && (
        <p className={fields.why} id="newsletter-why" role="alert">
          {t(`newsletter.${answer.state}`)}
        </p>
      )}
      <p className="small">{t("newsletter.stop")}</p>
    </fetcher.Form>
  )
}
