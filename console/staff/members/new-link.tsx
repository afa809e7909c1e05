import { useState } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"
import { Field } from "../../ui/forms/field.tsx"

/** A link that serves once, to be copied now. */
export function NewStaffLink({ link }: { link: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <>
      <p>{t("staff.linkText")}</p>
      <div className={settings.cLink}>
        <Field
          label={t("staff.link")}
          value={link}
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
    </>
  )
}
