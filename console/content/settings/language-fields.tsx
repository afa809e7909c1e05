import { defaultLocale, type Locale, locales } from "#core/i18n/locale.ts"
import { languages } from "../../i18n/languages.ts"
import { useText } from "../../i18n/use-text.ts"
import type { ShopPart } from "./shop-part.ts"

/** One more language or one less, in one order whatever was pressed first: by it the form knows whether it is as stored. */
const toggled = (chosen: readonly Locale[], one: Locale) =>
  locales.filter((locale) => chosen.includes(locale) !== (locale === one))

/** The languages in which the shop is shown. French always is: its addresses are those without a language. */
export function LanguageFields({ draft, set }: ShopPart) {
  const t = useText()
  return (
    <section className="c-part">
      <h2 id="shop-languages">{t("settings.languages")}</h2>
      <p className="muted">{t("settings.languagesHint")}</p>
      <fieldset className="c-checks" aria-labelledby="shop-languages">
        {languages.map(({ locale, name }) => (
          <label key={locale} className="check c-alone">
            <input
              type="checkbox"
              name={`languages.${locale}`}
              checked={draft.languages.includes(locale)}
              disabled={locale === defaultLocale}
              onChange={() => set({ languages: toggled(draft.languages, locale) })}
            />
            <span>
              <bdi lang={locale}>{name}</bdi>
              {locale === defaultLocale && <span className="muted"> ({t("settings.always")})</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
