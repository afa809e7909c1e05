import { useState } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../i18n/use-text.ts"
import * as settings from "../styles/settings.module.css"
import { Dialog } from "./dialog.tsx"
import { Field } from "./forms/field.tsx"

type Props = {
  title: string
  /** Purpose of the secret, and that it is shown once. */
  text: string
  secret: string
  onClose: () => void
}

/** A secret that was just made, to be copied: it is shown once. */
export function SecretDialog({ title, text, secret, onClose }: Props) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(secret)
    setCopied(true)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className={settings.cLink}>
        <Field
          label={title}
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
