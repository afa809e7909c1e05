import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Field } from "../../ui/forms/field.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import type { ShopPart } from "./shop-draft.ts"

/** How the shop is reached, and what the law wants to be said of who sells. */
export function ContactFields({ draft, set, problemOf }: ShopPart) {
  const t = useText()
  type Name = "phone" | "whatsapp" | "email" | "registerNumber" | "taxNumber" | "facebook" | "instagram"
  const field = (name: Name, more: object = {}) => (
    <Field
      label={t(`settings.${name}`)}
      name={name}
      value={draft[name]}
      problem={problemOf(name)}
      dir="ltr"
      autoComplete="off"
      {...more}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <>
      <section className={parts.cPart}>
        <h2>{t("settings.contact")}</h2>
        <div className={forms.cGrid}>
          {field("phone", { type: "tel", inputMode: "tel", required: true, maxLength: 30 })}
          {field("whatsapp", { type: "tel", inputMode: "tel", maxLength: 30, hint: t("settings.whatsappHint") })}
          {field("email", { type: "email", required: true, maxLength: 120 })}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.legal")}</h2>
        <p className="muted">{t("settings.legalHint")}</p>
        <div className={forms.cGrid}>
          {field("registerNumber", { maxLength: 60 })}
          {field("taxNumber", { maxLength: 60 })}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.networks")}</h2>
        <div className={forms.cGrid}>
          {field("facebook", { type: "url", inputMode: "url", maxLength: 200, placeholder: "https://" })}
          {field("instagram", { type: "url", inputMode: "url", maxLength: 200, placeholder: "https://" })}
        </div>
      </section>
    </>
  )
}
