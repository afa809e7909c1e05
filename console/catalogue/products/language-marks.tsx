import type { Locale } from "#core/i18n/locale.ts"
import { useOffered } from "../../data/public-api.ts"
import { languages } from "../../i18n/languages.ts"
import { useText } from "../../i18n/use-text.ts"
import * as forms from "../../ui/forms/forms.module.css"
import * as css from "./products.module.css"

const shareState = (share: number) => (share >= 1 ? "complete" : share > 0 ? "part" : "empty")

/** How far a product's texts are in each language of the shop. */
export function LanguageMarks({ completeness }: { completeness: Record<Locale, number> }) {
  const t = useText()
  const offered = useOffered()
  return (
    <span className={css.pLangs}>
      {languages.map(({ locale, name }) => {
        if (!offered.includes(locale)) return null
        const share = completeness[locale]
        const label = t("products.complete", { language: name, percent: Math.floor(share * 100) })
        return (
          <span key={locale} className={forms.cLangMark} data-is={shareState(share)} title={label}>
            <span aria-hidden="true">{locale.toUpperCase()}</span>
            <span className="sr">{label}</span>
          </span>
        )
      })}
    </span>
  )
}
