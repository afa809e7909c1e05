import type { AdminMessage } from "#api/customers/contract-visitors.ts"
import * as buttons from "#app/styles/buttons.module.css"
import * as fields from "#app/styles/fields.module.css"
import { internationalPhone } from "#core/content/shop-facts.ts"
import { spacedPhone } from "#core/customers/phone.ts"
import { cutText } from "#core/cut-text.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/visitors.module.css"
import { Button } from "../../ui/button.tsx"
import { shortDate } from "../../ui/forms/moment.ts"
import { Icon } from "../../ui/icon.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import type { RowSelection } from "../../ui/lists/use-selection.ts"
import { useMark } from "./use-messages.ts"

/** One message with the ways to answer it.
 *  @param selection null = who is signed in may only read */
export function MessageCard({ message, selection }: { message: AdminMessage; selection: RowSelection | null }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { busy, mark } = useMark()
  const { documentId, status, name, subject, createdAt } = message
  const isNew = status === "new"
  return (
    <li className={css.cCard}>
      <header>
        {selection && (
          <label className={fields.check}>
            <input
              type="checkbox"
              checked={selection.isSelected(documentId)}
              onChange={() => selection.toggle(documentId)}
            />
            <span className="sr">{t("visitors.select", { name })}</span>
          </label>
        )}
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={lists.cMark} data-is={isNew ? "waiting" : "approved"}>
          {t(`message.status.${status}`)}
        </span>
        <span>{t(`message.subject.${subject}`)}</span>
        <time dateTime={createdAt}>{shortDate(createdAt, locale, true)}</time>
      </header>
      <p className={css.cWords} lang={message.locale} dir="auto">
        {isolateNumbers(message.message)}
      </p>
      <div className={css.cDeeds}>
        <Ways message={message} />
        {selection && (
          <Button look="link" disabled={busy} onClick={() => mark([documentId], isNew ? "answered" : "new")}>
            {t(isNew ? "message.markAnswered" : "message.markNew")}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Links that open the mail program, WhatsApp or the phone with what is known filled in. */
function Ways({ message: { mobile, email, subject, message, name } }: { message: AdminMessage }) {
  const t = useText()
  const quoted = cutText(message, 600)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n")
  const letter = new URLSearchParams({
    subject: `Re: ${t(`message.subject.${subject}`)}`,
    body: `${t("message.greeting", { name })}\n\n\n${quoted}`,
  })
  return (
    <>
      {email && (
        // A mail program takes a plus sign for a plus sign.
        <a
          className={`${buttons.btn} ${buttons.btnQuiet}`}
          href={`mailto:${encodeURIComponent(email)}?${String(letter).replaceAll("+", "%20")}`}
        >
          <Icon name="mail" />
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
      {mobile && (
        <>
          <a className={`${buttons.btn} ${buttons.btnQuiet}`} href={`tel:${mobile}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{spacedPhone(mobile)}</bdi>
          </a>
          <a
            className={`${buttons.btn} ${buttons.btnQuiet}`}
            href={`https://wa.me/${internationalPhone(mobile).replace("+", "")}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="message-circle" />
            WhatsApp
          </a>
        </>
      )}
    </>
  )
}
