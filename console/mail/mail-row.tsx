import type { MailRow as Mail } from "#api/mail/contract.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useTask } from "../data/use-task.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Button } from "../ui/button.tsx"
import { shortDate } from "../ui/forms/moment.ts"
import { useNotify } from "../ui/notify/notify-context.ts"

/** One mail: what and to whom, what became of it, and a button where it can go out again. */
export function MailRow({ mail, changed }: { mail: Mail; changed: () => void }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { kind, status, recipient, tries, problem, code, createdAt, sentAt, nextTryAt } = mail
  const moment = shortDate(sentAt ?? createdAt, locale, true)
  return (
    <li>
      <span>
        <b>{t(`mail.kind.${kind}`)}</b> <bdi dir="ltr">{recipient}</bdi>
        <small>
          {t(`mail.status.${status}`)} · <time dateTime={sentAt ?? createdAt}>{isolate(moment)}</time>
          {tries > 1 && ` · ${t("mail.tries", { n: tries })}`}
          {problem && ` · ${t(`mail.problem.${problem}`)}`}
          {code !== null && (
            <>
              {" "}
              <bdi dir="ltr">({code})</bdi>
            </>
          )}
          {nextTryAt && tries > 0 && ` · ${t("mail.next", { time: shortDate(nextTryAt, locale, true) })}`}
        </small>
      </span>
      {mail.maySendAgain && <SendAgain documentId={mail.documentId} changed={changed} />}
    </li>
  )
}

function SendAgain({ documentId, changed }: { documentId: string; changed: () => void }) {
  const t = useText()
  const notify = useNotify()
  const { run, busy } = useTask()
  async function send() {
    await run(
      async () => {
        await fetchJson("POST", apiPath("/mails/:documentId/again", { params: { documentId } }))
        notify(t("mail.done"))
      },
      { onError: () => notify(t("shell.failed"), { type: "error" }), after: changed },
    )
  }
  return (
    <Button look="link" disabled={busy} onClick={send}>
      {t("mail.again")}
    </Button>
  )
}
