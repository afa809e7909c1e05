import * as fields from "#app/styles/fields.module.css"
import { type Locale, locales, mainLocale, offeredLocales } from "#core/i18n/locale.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { languages } from "../../i18n/languages.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { MovedAddresses } from "./moved-addresses.tsx"
import type { ShopPart } from "./shop-draft.ts"

/** The main language and those in which the shop is shown beside it. A change of the main one moves addresses: what moves is
 *  said before it is stored. */
export function LanguageFields({ draft, set, problemOf }: ShopPart) {
  const t = useText()
  const stored = useMainLocale()
  const main = mainLocale(draft.languages)
  const why = problemOf("languages")
  /** One more language or one less, in one order whatever was pressed first: by it the form knows whether it is as stored. */
  const toggle = (one: Locale) =>
    set({
      languages: [
        main,
        ...locales.filter((each) => each !== main && draft.languages.includes(each) !== (each === one)),
      ],
    })
  return (
    <section className={parts.cPart}>
      <h2 id="shop-languages">{t("settings.languages")}</h2>
      <fieldset className={forms.cChecks}>
        <legend className={fields.label}>{t("settings.main")}</legend>
        {languages.map(({ locale, name }) => (
          <label key={locale} className={`${fields.check} ${forms.cAlone}`}>
            <input
              type="radio"
              name="mainLanguage"
              value={locale}
              checked={locale === main}
              onChange={() => set({ languages: offeredLocales([locale, ...draft.languages]) })}
            />
            <bdi lang={locale}>{name}</bdi>
          </label>
        ))}
      </fieldset>
      <p className="muted">{t("settings.mainHint")}</p>
      {main !== stored && <MovedAddresses from={stored} to={main} languages={draft.languages} />}
      <fieldset className={forms.cChecks}>
        <legend className={fields.label}>{t("settings.shownIn")}</legend>
        {languages.map(({ locale, name }) => (
          <label key={locale} className={`${fields.check} ${forms.cAlone}`}>
            <input
              type="checkbox"
              name={`languages.${locale}`}
              checked={draft.languages.includes(locale)}
              disabled={locale === main}
              onChange={() => toggle(locale)}
            />
            <bdi lang={locale}>{name}</bdi>
          </label>
        ))}
      </fieldset>
      <p className="muted">{t("settings.languagesHint")}</p>
      {why && <p className={fields.why}>{why}</p>}
    </section>
  )
}
