import { type CSSProperties, type ReactNode, useState } from "react"
import { type Locale, textDirection } from "#core/i18n/locale.ts"
import { useMainLocale, useOffered } from "../../data/public-api.ts"
import { languages } from "../../i18n/languages.ts"
import { useText } from "../../i18n/use-text.ts"
import { LanguageSwitch } from "../language-switch.tsx"
import { Field, TextArea } from "./field.tsx"
import * as css from "./forms.module.css"
import { type LocalTexts, textCompleteness } from "./local-texts.ts"

/** A text that is written in each language. */
export type LocalField = {
  /** The inputs are called `name.fr`, `name.ar`, `name.en`: problems are found by it. */
  name: string
  label: string
  value: LocalTexts
  onChange: (value: LocalTexts) => void
  hint?: string
  /** Counts for completeness in every language, and is marked as required in the main one. */
  required?: boolean
  maxLength?: number
  /** Several lines. */
  rows?: number
  /** Field errors by language. */
  problems?: Partial<LocalTexts> | undefined
}

type Props = {
  fields: LocalField[]
  /** Further content of each language, such as blocks. */
  children?: (locale: Locale) => ReactNode
  /** Counts for completeness beside the fields. */
  extra?: { value: LocalTexts; required?: boolean }[]
  /** One language at a time on a desk too: for what needs the width. */
  tabs?: boolean
}

/** Texts in the languages of the shop: side by side where there is room, else one language at a time, with marks of how
 *  far each is. What is written in a language that the shop does not offer is stored, and shown where it is wrong. */
export function ThreeLanguages({ fields, children, extra = [], tabs = false }: Props) {
  const t = useText()
  const main = useMainLocale()
  const [chosen, setShown] = useState<Locale>()
  const shown = chosen ?? main
  const offered = useOffered()
  // The main one first: nothing is published without it.
  const sorted = languages.toSorted((a, b) => Number(b.locale === main) - Number(a.locale === main))
  const all = sorted.map(({ locale, name }) => ({
    locale,
    name,
    completeness: textCompleteness([...fields, ...extra], locale, offered),
    isWrong: fields.some(({ problems }) => problems?.[locale]),
  }))
  const parts = all.filter(({ locale, isWrong }) => isWrong || offered.includes(locale))
  const style: CSSProperties = {
    ["--rows" as string]: fields.length + (children ? 2 : 1),
    ["--langs" as string]: parts.length,
  }
  return (
    <div className={tabs ? `${css.cLangs} ${css.one}` : css.cLangs}>
      {parts.length > 1 && <LanguageSwitch parts={parts} shown={shown} onShow={setShown} />}
      <div className={css.cLangsCols} style={style}>
        {parts.map(({ locale, name, completeness }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot share the rows of the columns beside it
          <div key={locale} role="group" aria-label={name} data-language={locale} data-shown={shown === locale}>
            <p className={css.cLangName}>
              <bdi lang={locale}>{name}</bdi>
              <span className={css.cLangMark} data-is={completeness}>
                {t(`form.${completeness}`)}
              </span>
            </p>
            {fields.map((field) => (
              <LocalInput key={field.name} locale={locale} isMain={locale === main} field={field} />
            ))}
            {children?.(locale)}
          </div>
        ))}
      </div>
    </div>
  )
}

function LocalInput({ locale, isMain, field }: { locale: Locale; isMain: boolean; field: LocalField }) {
  const { name, label, value, onChange, hint, required, maxLength, rows, problems } = field
  const shared = {
    label,
    hint,
    maxLength,
    name: `${name}.${locale}`,
    value: value[locale],
    problem: problems?.[locale],
    lang: locale,
    dir: textDirection(locale),
    required: required === true && isMain,
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [locale]: target.value }),
  }
  return rows ? <TextArea rows={rows} {...shared} /> : <Field {...shared} />
}
