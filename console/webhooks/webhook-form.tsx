import { useState } from "react"
import type { Webhook, WebhookWithSecret } from "#api/events/contract.ts"
import * as fields from "#app/styles/fields.module.css"
import { eventTypes } from "#core/events/event.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useText } from "../i18n/use-text.ts"
import { useSending } from "../staff/sign-in/use-sending.ts"
import * as ordersChoices from "../styles/orders-choices.module.css"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Checks } from "../ui/forms/checks.tsx"
import { Field } from "../ui/forms/field.tsx"
import { Problem } from "../ui/problem.tsx"
import { webhookProblem } from "./use-webhooks.ts"
import * as css from "./webhooks.module.css"

type Props = {
  /** undefined = a new one. */
  webhook: Webhook | undefined
  /** @param secret of a new one */
  onSaved: (secret: string | undefined) => Promise<void>
}

/** The form of a webhook: its name, its address, and which events it is told of. */
export function WebhookForm({ webhook, onSaved }: Props) {
  const t = useText()
  const [isAll, setIsAll] = useState(webhook ? webhook.types.length === 0 : true)
  const [types, setTypes] = useState<string[]>(webhook?.types ?? [])
  const { send, busy, problem } = useSending(async (form) => {
    const body = { name: form.get("name"), address: form.get("address"), types: isAll ? [] : types }
    if (!webhook) return onSaved((await fetchJson<WebhookWithSecret>("POST", "/webhooks", body)).secret)
    const { documentId, isPaused, updatedAt } = webhook
    const path = apiPath("/webhooks/:documentId", { params: { documentId } })
    await fetchJson("PATCH", path, { ...body, isPaused, updatedAt })
    return onSaved(undefined)
  })
  return (
    <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={send}>
      <Problem text={webhookProblem(problem, t)} />
      <Field label={t("webhook.name")} name="name" required maxLength={100} defaultValue={webhook?.name} />
      <Field
        label={t("webhook.address")}
        hint={t("webhook.addressHint")}
        name="address"
        type="url"
        dir="ltr"
        required
        maxLength={500}
        defaultValue={webhook?.address}
      />
      <fieldset className={css.cWebhookEvents}>
        <legend>{t("webhook.events")}</legend>
        {[true, false].map((all) => (
          <label key={String(all)} className={fields.check}>
            <input type="radio" name="all" checked={isAll === all} onChange={() => setIsAll(all)} />
            <span>{t(all ? "webhook.all" : "webhook.some")}</span>
          </label>
        ))}
        {!isAll && (
          <div className={css.cWebhookTypes}>
            <Checks
              options={eventTypes.map((type) => ({ value: type, text: t(`webhook.event.${type}`) }))}
              chosen={types}
              onChange={setTypes}
            />
          </div>
        )}
      </fieldset>
      <div className={parts.cActs}>
        <Button type="submit" disabled={busy || (!isAll && types.length === 0)}>
          {t(webhook ? "form.save" : "webhook.add")}
        </Button>
      </div>
    </form>
  )
}
