import type { AdminMessage } from "#api/customers/contract-visitors.ts"
import { internationalPhone } from "#core/content/shop-facts.ts"
import { spacedPhone } from "#core/customers/phone.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { shortDate } from "../../ui/forms/moment.ts"
import { Icon } from "../../ui/icon.tsx"
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
    <li className="c-card">
      <header>
        {selection && (
          <label className="check">
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
        <span className="c-mark" data-is={isNew ? "waiting" : "approved"}>
          {t(`message.status.${status}`)}
        </span>
        <span>{t(`message.subject.${subject}`)}</span>
        <time dateTime={createdAt}>{shortDate(createdAt, locale, true)}</time>
      </header>
      <p className="c-words" lang={message.locale} dir="auto">
        {message.message}
      </p>
      <div className="c-deeds">
        <Ways message={message} />
        {selection && (
          <button
            type="button"
            className="link"
            disabled={busy}
            onClick={() => mark([documentId], isNew ? "answered" : "new")}
          >
            {t(isNew ? "message.markAnswered" : "message.markNew")}
          </button>
        )}
      </div>
    </li>
  )
}

/** Links that open the mail program, WhatsApp or the phone with what is known filled in. */
function Ways({ message: { mobile, email, subject, message, name } }: { message: AdminMessage }) {
  const t = useText()
  const quoted = message
    .slice(0, 600)
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
          className="btn btn-quiet"
          href={`mailto:${encodeURIComponent(email)}?${String(letter).replaceAll("+", "%20")}`}
        >
          <Icon name="mail" />
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
      {mobile && (
        <>
          <a className="btn btn-quiet" href={`tel:${mobile}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{spacedPhone(mobile)}</bdi>
          </a>
          <a
            className="btn btn-quiet"
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
