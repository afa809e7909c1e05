import * as buttons from "#app/styles/buttons.module.css"
import { translatedFields } from "#core/catalogue/product-fields.ts"
import { locales, textDirection } from "#core/i18n/locale.ts"
import { useText } from "../../../i18n/use-text.ts"
import { ChipsField } from "../../../ui/forms/chips-field.tsx"
import { ThreeLanguages } from "../../../ui/forms/three-languages.tsx"
import { useFieldInputs } from "../../../ui/forms/use-field-inputs.tsx"
import { Part, type PartProps } from "./part.tsx"

/** Name and short description in each language; unit and tags are folded away. */
export function TextPart(part: PartProps) {
  const { draft, set, problemOf } = part
  const t = useText()
  const { three } = useFieldInputs(translatedFields, part)
  const isWrong = locales.some((locale) => problemOf(`unit.${locale}`) ?? problemOf(`tags-${locale}`))
  return (
    <Part title={t("product.texts")} hint={t("product.textsHint")}>
      <ThreeLanguages
        tabs
        fields={[three("name", { required: true }), three("shortDescription", { required: true, rows: 2 })]}
      />
      <details open={isWrong || undefined}>
        <summary className={buttons.link}>{t("product.moreTexts")}</summary>
        <ThreeLanguages tabs fields={[three("unit", { hint: t("product.unitHint") })]}>
          {(locale) => (
            <ChipsField
              id={`tags-${locale}`}
              label={t("product.tags")}
              value={draft.tags[locale]}
              onChange={(tags) => set({ tags: { ...draft.tags, [locale]: tags } })}
              problem={problemOf(`tags-${locale}`)}
              lang={locale}
              dir={textDirection(locale)}
            />
          )}
        </ThreeLanguages>
      </details>
    </Part>
  )
}
