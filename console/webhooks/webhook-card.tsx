import { useState } from "react"
import type { SentTest, Webhook, WebhookWithSecret } from "#api/events/contract.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { isPluginAddress } from "#core/events/plugin-address.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useTask } from "../data/use-task.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { shortDate } from "../ui/forms/moment.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import { eventName, useRefreshWebhooks, webhookProblem } from "./use-webhooks.ts"
import { WebhookDeliveries } from "./webhook-deliveries.tsx"
import * as css from "./webhooks.module.css"

type Props = { webhook: Webhook; onEdit: () => void; onSecret: (secret: string) => void }

/** One webhook: where it goes, how its queue stands, and what can be done with it. */
export function WebhookCard({ webhook, onEdit, onSecret }: Props) {
  const t = useText()
  const notify = useNotify()
  const refresh = useRefreshWebhooks()
  const { run, busy } = useTask()
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<"remove" | "secret">()
  const { documentId, name, address, types, isPaused, updatedAt, dead } = webhook
  const params = { documentId }
  const isPlugin = isPluginAddress(address)

  const act = (task: () => Promise<unknown>) =>
    run(task, {
      onError: (error) => notify(webhookProblem(error, t), { type: "error" }),
      after: () => {
        setAsked(undefined)
        return refresh()
      },
    })
  const test = async () => {
    const path = apiPath("/webhooks/:documentId/test", { params })
    const { problem, statusCode, milliseconds } = await fetchJson<SentTest>("POST", path, {})
    if (problem === null) notify(t("webhook.tested", { code: statusCode ?? 0, n: milliseconds }), { type: "success" })
    else notify(`${t(`webhook.problem.${problem}`)}${statusCode ? ` (${statusCode})` : ""}`, { type: "error" })
  }
  const pause = () =>
    fetchJson("PATCH", apiPath("/webhooks/:documentId", { params }), { updatedAt, isPaused: !isPaused })
  const remove = () => {
    // Its deliveries go with it.
    setIsOpen(false)
    return fetchJson("DELETE", apiPath("/webhooks/:documentId", { params }))
  }
  const renew = async () => {
    const path = apiPath("/webhooks/:documentId/secret", { params })
    onSecret((await fetchJson<WebhookWithSecret>("POST", path, {})).secret)
  }
  const sendAgain = () => fetchJson("POST", apiPath("/webhooks/:documentId/again", { params }), {})

  const button = (text: string, task: () => void, className = `${buttons.btn} ${buttons.btnSoft}`) => (
    <button type="button" className={className} disabled={busy} onClick={task}>
      {text}
    </button>
  )
  return (
    <section className={`${parts.cPart} ${css.cWebhook}`} aria-label={name}>
      <h2>{name}</h2>
      <p className={css.cWebhookAddress}>{isPlugin ? t("webhook.plugin") : <bdi dir="ltr">{address}</bdi>}</p>
      <QueueState webhook={webhook} />
      <p className="muted small">
        {types.length === 0 ? t("webhook.all") : types.map((type) => eventName(type, t)).join(" · ")}
      </p>
      <div className={parts.cActs}>
        {!isPlugin && button(t("webhook.test"), () => act(test))}
        {button(t(isPaused ? "webhook.resume" : "webhook.pause"), () => act(pause))}
        {button(t(isOpen ? "webhook.hide" : "webhook.deliveries"), () => setIsOpen(!isOpen))}
        {dead > 0 && button(t("webhook.sendDead", { n: dead }), () => act(sendAgain))}
        {!isPlugin && (
          <>
            {button(t("webhook.edit"), onEdit, buttons.link)}
            {button(t("webhook.newSecret"), () => setAsked("secret"), buttons.link)}
            {button(t("webhook.remove"), () => setAsked("remove"), buttons.link)}
          </>
        )}
      </div>
      {isOpen && <WebhookDeliveries documentId={documentId} />}
      {asked && (
        <Dialog
          title={t(asked === "remove" ? "webhook.remove" : "webhook.newSecret")}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(asked === "remove" ? "webhook.removeText" : "webhook.newSecretText", { name: isolate(name) })}</p>
          <div className={parts.cActs}>
            <Button disabled={busy} onClick={() => act(asked === "remove" ? remove : renew)}>
              {t(asked === "remove" ? "webhook.remove" : "webhook.newSecret")}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

/** How a queue stands. */
function QueueState({ webhook }: { webhook: Webhook }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { isPaused, waiting, dead, tries, nextTryAt, lastProblem, lastDeliveredAt } = webhook
  const at = (moment: string) => isolate(shortDate(moment, locale, true))
  const isFailing = tries > 0 && lastProblem !== null
  const said = [
    isPaused ? t("webhook.state.paused") : isFailing ? t(`webhook.problem.${lastProblem}`) : t("webhook.state.ok"),
    ...(isFailing && nextTryAt ? [t("webhook.state.next", { at: at(nextTryAt) })] : []),
    ...(waiting > 0 ? [t("webhook.state.waiting", { n: waiting })] : []),
    ...(dead > 0 ? [t("webhook.state.dead", { n: dead })] : []),
    ...(lastDeliveredAt ? [t("webhook.state.last", { at: at(lastDeliveredAt) })] : []),
  ]
  return (
    <p className={css.cWebhookQueue} data-state={isPaused ? "paused" : isFailing || dead > 0 ? "failing" : "ok"}>
      {said.join(" · ")}
    </p>
  )
}
