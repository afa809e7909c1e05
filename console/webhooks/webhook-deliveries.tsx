import { useState } from "react"
import { type Delivery, deliveryStates } from "#api/events/contract.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useTask } from "../data/use-task.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { Button } from "../ui/button.tsx"
import { shortDate } from "../ui/forms/moment.ts"
import { Options, Select } from "../ui/forms/select.tsx"
import { FilterChips } from "../ui/lists/filter-chips.tsx"
import { useNotify } from "../ui/notify/notify-context.ts"
import { Loaded } from "../ui/states/loaded.tsx"
import { eventName, useDeliveries, useRefreshWebhooks, webhookProblem } from "./use-webhooks.ts"
import * as css from "./webhooks.module.css"

/** Hours that the replay offers. */
const replays = [1, 24, 24 * 7] as const

/** The newest deliveries of a webhook, each with what was sent and the answer, and the ways to send again. */
export function WebhookDeliveries({ documentId }: { documentId: string }) {
  const t = useText()
  const notify = useNotify()
  const refresh = useRefreshWebhooks()
  const { run } = useTask()
  const [state, setState] = useState<Delivery["state"]>()
  const query = useDeliveries(documentId, state)

  const post = (path: "/webhooks/:documentId/again" | "/webhooks/:documentId/replay", body: object) =>
    run(
      async () => {
        await fetchJson("POST", apiPath(path, { params: { documentId } }), body)
        notify(t("webhook.queued"), { type: "success" })
      },
      { onError: (error) => notify(webhookProblem(error, t), { type: "error" }), after: refresh },
    )
  const replay = (hours: number) => {
    const from = new Date(Date.now() - hours * 3_600_000).toISOString()
    return post("/webhooks/:documentId/replay", { from })
  }
  return (
    <div className={css.cWebhookDeliveries}>
      <div className={ordersHead.cFilters}>
        <FilterChips
          values={["", ...deliveryStates]}
          chosen={state ?? ""}
          nameOf={(one) => t(one === "" ? "webhook.every" : `webhook.delivery.${one}`)}
          onChoose={(one) => setState(one === "" ? undefined : one)}
        />
      </div>
      <Loaded query={query}>
        {({ length }) => length === 0 && <p className="muted">{t("webhook.noDelivery")}</p>}
      </Loaded>
      <ul className={settings.cRows}>
        {query.data?.map((delivery) => (
          <DeliveryRow
            key={delivery.event}
            delivery={delivery}
            onAgain={() => post("/webhooks/:documentId/again", { event: delivery.event })}
          />
        ))}
      </ul>
      <form
        className={parts.cActs}
        onSubmit={(event) => {
          event.preventDefault()
          void replay(Number(new FormData(event.currentTarget).get("hours")))
        }}
      >
        <Select label={t("webhook.replay")} name="hours">
          <Options of={replays.map((hours) => [hours, t("webhook.replayHours", { n: hours })])} />
        </Select>
        <Button look="soft" type="submit">
          {t("webhook.replayStart")}
        </Button>
      </form>
    </div>
  )
}

function DeliveryRow({ delivery, onAgain }: { delivery: Delivery; onAgain: () => void }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { type, state, tries, at, problem, statusCode, request, answer, milliseconds } = delivery
  return (
    <li>
      <details>
        <summary>
          <b>{eventName(type, t)}</b>
          <small>
            {t(`webhook.delivery.${state}`)} · <time dateTime={at}>{isolate(shortDate(at, locale, true))}</time>
            {statusCode !== null && (
              <>
                {" · "}
                <bdi dir="ltr">{statusCode}</bdi>
              </>
            )}
            {milliseconds !== null && ` · ${t("webhook.took", { n: milliseconds })}`}
            {tries > 1 && ` · ${t("mail.tries", { n: tries })}`}
            {problem && ` · ${t(`webhook.problem.${problem}`)}`}
          </small>
        </summary>
        {request && <pre dir="ltr">{indented(request)}</pre>}
        {answer && <pre dir="ltr">{answer}</pre>}
      </details>
      {(state === "dead" || state === "delivered") && (
        <Button look="link" onClick={onAgain}>
          {t("mail.again")}
        </Button>
      )}
    </li>
  )
}

/** JSON as people read it. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
