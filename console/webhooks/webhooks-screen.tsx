import { useState } from "react"
import type { Webhook } from "#api/events/contract.ts"
import { useText } from "../i18n/use-text.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Screen } from "../ui/screen.tsx"
import { SecretDialog } from "../ui/secret-dialog.tsx"
import { Loaded } from "../ui/states/loaded.tsx"
import { useRefreshWebhooks, useWebhooks } from "./use-webhooks.ts"
import { WebhookCard } from "./webhook-card.tsx"
import { WebhookForm } from "./webhook-form.tsx"

/** Webhooks: who is told of what happens in the shop, what waits, and what failed. */
export function WebhooksScreen() {
  const t = useText()
  const query = useWebhooks()
  const refresh = useRefreshWebhooks()
  const [edited, setEdited] = useState<Webhook | "new">()
  const [secret, setSecret] = useState<string>()
  const close = () => setEdited(undefined)
  return (
    <Screen
      narrow
      lead={t("webhook.lead")}
      title={t("settings.webhooks")}
      actions={<Button onClick={() => setEdited("new")}>{t("webhook.add")}</Button>}
    >
      <Loaded query={query}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <p className="muted">{t("webhook.none")}</p>
          ) : (
            webhooks.map((webhook) => (
              <WebhookCard
                key={webhook.documentId}
                webhook={webhook}
                onEdit={() => setEdited(webhook)}
                onSecret={setSecret}
              />
            ))
          )
        }
      </Loaded>
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
    </Screen>
  )
}
