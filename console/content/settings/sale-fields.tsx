import * as fields from "#app/styles/fields.module.css"
import { weekStarts } from "#core/content/shop-facts.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Field } from "../../ui/forms/field.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { MomentField } from "../../ui/forms/moment-field.tsx"
import { Select } from "../../ui/forms/select.tsx"
import type { ShopPart } from "./shop-draft.ts"

type LimitName = "maxQuantity" | "maxLines" | "maxUnits" | "releaseHours"

/** How the shop sells, its banner, and the measuring of ads. */
export function SaleFields({ draft, set, problemOf }: ShopPart) {
  const t = useText()
  type Name =
    | "freeDeliveryThreshold"
    | "exchangeDays"
    | LimitName
    | "lowStock"
    | "pixelId"
    | "bannerFr"
    | "bannerAr"
    | "bannerEn"
  const field = (name: Name, label: string, more: object = {}) => (
    <Field
      label={label}
      name={name}
      value={draft[name]}
      problem={problemOf(name)}
      autoComplete="off"
      {...more}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  const anyNumber = { inputMode: "numeric", placeholder: t("settings.anyNumber") }
  return (
    <>
      <section className={parts.cPart}>
        <h2>{t("settings.sale")}</h2>
        <div className={forms.cGrid}>
          {field("freeDeliveryThreshold", t("settings.free"), {
            inputMode: "decimal",
            placeholder: t("settings.freeNever"),
            hint: t("settings.freeHint"),
          })}
          {field("exchangeDays", t("settings.exchangeDays"), { inputMode: "numeric" })}
          {field("lowStock", t("settings.lowStock"), { inputMode: "numeric", hint: t("settings.lowStockHint") })}
          <Select
            label={t("settings.weekStart")}
            value={draft.weekStart}
            onChange={({ target }) => set({ weekStart: target.value === "sunday" ? "sunday" : "saturday" })}
          >
            {weekStarts.map((day) => (
              <option key={day} value={day}>
                {t(`settings.${day}`)}
              </option>
            ))}
          </Select>
        </div>
        <div className={forms.cGrid}>
          <MomentField
            label={t("settings.openingDate")}
            name="openingDate"
            value={draft.openingDate}
            hint={t("settings.openingHint")}
            onChange={(openingDate) => set({ openingDate })}
          />
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.limits")}</h2>
        <p className="muted">{t("settings.limitsHint")}</p>
        <div className={forms.cGrid}>
          {field("maxQuantity", t("settings.maxQuantity"), anyNumber)}
          {field("maxLines", t("settings.maxLines"), anyNumber)}
          {field("maxUnits", t("settings.maxUnits"), anyNumber)}
        </div>
        <div className={forms.cGrid}>
          {field("releaseHours", t("settings.releaseHours"), {
            inputMode: "numeric",
            placeholder: t("settings.releaseNever"),
            hint: t("settings.releaseHint"),
          })}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.banner")}</h2>
        <label className={`${fields.check} ${forms.cAlone}`}>
          <input
            type="checkbox"
            checked={draft.bannerShown}
            onChange={({ target }) => set({ bannerShown: target.checked })}
          />
          <span>{t("settings.bannerShown")}</span>
        </label>
        {draft.bannerShown && <p className="small muted">{t("settings.bannerHint")}</p>}
        <div className={`${forms.cGrid} ${forms.cWide}`}>
          {draft.languages.includes("fr") &&
            field("bannerFr", t("settings.bannerFr"), { lang: "fr", dir: "ltr", maxLength: 200 })}
          {draft.languages.includes("ar") &&
            field("bannerAr", t("settings.bannerAr"), { lang: "ar", dir: "rtl", maxLength: 200 })}
          {draft.languages.includes("en") &&
            field("bannerEn", t("settings.bannerEn"), { lang: "en", dir: "ltr", maxLength: 200 })}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.ads")}</h2>
        <div className={forms.cGrid}>
          {field("pixelId", t("settings.pixelId"), { inputMode: "numeric", dir: "ltr", hint: t("settings.pixelHint") })}
        </div>
      </section>
    </>
  )
}
