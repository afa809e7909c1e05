import type { Locale } from "#core/i18n/locale.ts"
import { useText } from "../i18n/use-text.ts"
import * as forms from "./forms/forms.module.css"
import type { Completeness } from "./forms/local-texts.ts"

type Part = { locale: Locale; name: string; completeness: Completeness; isWrong: boolean }

/** Which language is shown where there is room for one alone. */
export function LanguageSwitch({
  parts,
  shown,
  onShow,
}: {
  parts: Part[]
  shown: Locale
  onShow: (locale: Locale) => void
}) {
  const t = useText()
  return (
    <div className={forms.cLangsSwitch}>
      {parts.map(({ locale, name, completeness, isWrong }) => (
        <button
          key={locale}
          type="button"
          aria-pressed={shown === locale}
          data-language-of={locale}
          data-wrong={isWrong || undefined}
          onClick={() => onShow(locale)}
        >
          <bdi lang={locale}>{name}</bdi>
          <span className={forms.cLangMark} data-is={isWrong ? "wrong" : completeness}>
            {t(isWrong ? "form.wrong" : `form.${completeness}`)}
          </span>
        </button>
      ))}
    </div>
  )
}
