import { settingFields } from "#core/content/settings-fields.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { useFieldInputs } from "../../ui/forms/use-field-inputs.tsx"
import type { ShopPart } from "./shop-draft.ts"

/** How the shop is reached, and what the law wants to be said of who sells. */
export function ContactFields(part: ShopPart) {
  const t = useText()
  const { line } = useFieldInputs(settingFields, part, { dir: "ltr", autoComplete: "off" })
  return (
    <>
      <section className={parts.cPart}>
        <h2>{t("settings.contact")}</h2>
        <div className={forms.cGrid}>
          {line("phone", { type: "tel", inputMode: "tel", required: true })}
          {line("whatsapp", { type: "tel", inputMode: "tel", hint: t("settings.whatsappHint") })}
          {line("email", { type: "email", required: true })}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.legal")}</h2>
        <p className="muted">{t("settings.legalHint")}</p>
        <div className={forms.cGrid}>
          {line("registerNumber")}
          {line("taxNumber")}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.networks")}</h2>
        <div className={forms.cGrid}>
          {line("facebook", { type: "url", inputMode: "url", placeholder: "https://" })}
          {line("instagram", { type: "url", inputMode: "url", placeholder: "https://" })}
        </div>
      </section>
    </>
  )
}
