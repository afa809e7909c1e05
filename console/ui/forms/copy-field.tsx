import { useState } from "react"
import { useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"
import { Button } from "../button.tsx"
import { Field } from "./field.tsx"

/** A text that is shown once, such as a secret or a link, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <div className={settings.cLink}>
      <Field label={label} value={value} readOnly dir="ltr" onFocus={({ currentTarget }) => currentTarget.select()} />
      {/* Browsers have a clipboard on https and on this machine alone. */}
      {isSecureContext && <Button onClick={copy}>{t(copied ? "staff.copied" : "staff.copy")}</Button>}
    </div>
  )
}
