import { useState } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../i18n/use-text.ts"
import * as settings from "../styles/settings.module.css"
import { Dialog } from "../ui/dialog.tsx"
import { Field } from "../ui/forms/field.tsx"

/** The secret of a webhook, which is shown once. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(secret)
    setCopied(true)
  }
  return (
    <Dialog title={t("webhook.secret")} onClose={onClose}>
      <p>{t("webhook.secretText")}</p>
      <div className={settings.cLink}>
        <Field
          label={t("webhook.secret")}
          value={secret}
          readOnly
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {/* Browsers have a clipboard on https and on this machine alone. */}
        {isSecureContext && (
          <button type="button" className={buttons.btn} onClick={copy}>
            {t(copied ? "staff.copied" : "staff.copy")}
          </button>
        )}
      </div>
    </Dialog>
  )
}
