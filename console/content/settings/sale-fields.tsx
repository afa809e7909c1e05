import { returnPayers } from "#core/content/promise.ts"
import { settingFields } from "#core/content/settings-fields.ts"
import { divisions } from "#core/delivery/division.ts"
import { weekStarts } from "#core/i18n/shop-day.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Check } from "../../ui/forms/check.tsx"
import { Checks } from "../../ui/forms/checks.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { MomentField } from "../../ui/forms/moment-field.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import { useFieldInputs } from "../../ui/forms/use-field-inputs.tsx"
import type { ShopPart } from "./shop-draft.ts"

const promiseFlags = ["promisesCash", "promisesOpening", "promisesCall"] as const

/** How the shop sells, what it promises, its banner, and the measuring of ads. */
export function SaleFields(part: ShopPart) {
  const { draft, set } = part
  const t = useText()
  const { line } = useFieldInputs(settingFields, part, { autoComplete: "off" })
  const anyNumber = { placeholder: t("settings.anyNumber") }
  return (
    <>
      <section className={parts.cPart}>
        <h2>{t("settings.sale")}</h2>
        <div className={forms.cGrid}>
          {line("freeDeliveryThreshold", {
            placeholder: t("settings.freeNever"),
            hint: t("settings.freeHint"),
          })}
          {line("lowStock", { hint: t("settings.lowStockHint") })}
          <Select
            label={t("settings.weekStart")}
            value={draft.weekStart}
            onChange={({ target }) => set({ weekStart: target.value === "sunday" ? "sunday" : "saturday" })}
          >
            <Options of={weekStarts.map((day) => [day, t(`settings.${day}`)])} />
          </Select>
        </div>
        <Check
          label={t(settingFields.decimalsAsNeeded.label)}
          className={forms.cAlone}
          checked={draft.decimalsAsNeeded}
          onChange={({ target }) => set({ decimalsAsNeeded: target.checked })}
        />
        <p className="small muted">{t("settings.decimalsHint")}</p>
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
        <h2>{t("settings.orderForm")}</h2>
        <Check
          label={t(settingFields.asksWilaya.label)}
          className={forms.cAlone}
          checked={draft.asksWilaya}
          onChange={({ target }) => set({ asksWilaya: target.checked })}
        />
        <p className="small muted">{t("settings.asksWilayaHint")}</p>
        <div className={forms.cGrid}>
          <Select
            label={t(settingFields.wilayaDivision.label)}
            value={draft.wilayaDivision}
            onChange={({ target }) => set({ wilayaDivision: target.value === "69" ? "69" : "58" })}
          >
            <Options of={divisions.map((division) => [division, t(`settings.division.${division}`)])} />
          </Select>
        </div>
        <p className="small muted">{t("settings.wilayaDivisionHint")}</p>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.promises")}</h2>
        <p className="muted">{t("settings.promisesHint")}</p>
        <div className={forms.cGrid}>
          <Checks
            options={promiseFlags.map((name) => ({ value: name, text: t(settingFields[name].label) }))}
            chosen={promiseFlags.filter((name) => draft[name])}
            onChange={(chosen) =>
              set({
                promisesCash: chosen.includes("promisesCash"),
                promisesOpening: chosen.includes("promisesOpening"),
                promisesCall: chosen.includes("promisesCall"),
              })
            }
          />
        </div>
        <div className={forms.cGrid}>
          {line("exchangeDays", { hint: t("settings.none") })}
          <Select
            label={t("settings.returnPayer")}
            value={draft.returnPayer}
            onChange={({ target }) => set({ returnPayer: target.value === "shop" ? "shop" : "shopper" })}
          >
            <Options of={returnPayers.map((payer) => [payer, t(`settings.returnPayer.${payer}`)])} />
          </Select>
          {line("warrantyMonths", { hint: t("settings.none") })}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.limits")}</h2>
        <p className="muted">{t("settings.limitsHint")}</p>
        <div className={forms.cGrid}>
          {line("maxQuantity", anyNumber)}
          {line("maxLines", anyNumber)}
          {line("maxUnits", anyNumber)}
        </div>
        <div className={forms.cGrid}>
          {line("releaseHours", {
            placeholder: t("settings.releaseNever"),
            hint: t("settings.releaseHint"),
          })}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.banner")}</h2>
        <Check
          label={t("settings.bannerShown")}
          className={forms.cAlone}
          checked={draft.bannerShown}
          onChange={({ target }) => set({ bannerShown: target.checked })}
        />
        {draft.bannerShown && <p className="small muted">{t("settings.bannerHint")}</p>}
        <div className={`${forms.cGrid} ${forms.cWide}`}>
          {draft.languages.includes("fr") && line("bannerFr", { lang: "fr", dir: "ltr" })}
          {draft.languages.includes("ar") && line("bannerAr", { lang: "ar", dir: "rtl" })}
          {draft.languages.includes("en") && line("bannerEn", { lang: "en", dir: "ltr" })}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("settings.ads")}</h2>
        <div className={forms.cGrid}>
          {line("pixelId", { inputMode: "numeric", dir: "ltr", hint: t("settings.pixelHint") })}
        </div>
      </section>
    </>
  )
}
