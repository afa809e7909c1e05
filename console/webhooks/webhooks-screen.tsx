import { useState } from "react"
import type { Webhook } from "#api/events/contract.ts"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { SecretDialog } from "../ui/secret-dialog.tsx"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { useRefreshWebhooks, useWebhooks } from "./use-webhooks.ts"
import { WebhookCard } from "./webhook-card.tsx"
import { WebhookForm } from "./webhook-form.tsx"

/** Webhooks: who is told of what happens in the shop, what waits, and what failed. */
export function WebhooksScreen() {
  const t = useText()
  const { data, error, refetch } = useWebhooks()
  const refresh = useRefreshWebhooks()
  const [edited, setEdited] = useState<Webhook | "new">()
  const [secret, setSecret] = useState<string>()
  const close = () => setEdited(undefined)
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <header className={ordersHead.cTop}>
        <h1>{t("settings.webhooks")}</h1>
        <Button onClick={() => setEdited("new")}>{t("webhook.add")}</Button>
      </header>
      <p className="muted">{t("webhook.lead")}</p>
      {error && !data && <FailedScreen problem={error} again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data?.length === 0 && <p className="muted">{t("webhook.none")}</p>}
      {data?.map((webhook) => (
        <WebhookCard
          key={webhook.documentId}
          webhook={webhook}
          onEdit={() => setEdited(webhook)}
          onSecret={setSecret}
        />
      ))}
      {edited && (
        <Dialog title={t(edited === "new" ? "webhook.add" : "webhook.edit")} onClose={close} wide>
          <WebhookForm
            webhook={edited === "new" ? undefined : edited}
            onSaved={async (made) => {
              close()
              setSecret(made)
              await refresh()
            }}
          />
        </Dialog>
      )}
      {secret !== undefined && (
        <SecretDialog
          title={t("webhook.secret")}
          text={t("webhook.secretText")}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </div>
  )
}
