import { locales } from "#core/i18n/locale.ts"
import { useText } from "../../../i18n/use-text.ts"
import { ThreeLanguages } from "../../../ui/forms/three-languages.tsx"
import { textsIn } from "../section-values.ts"
import type { TextField } from "./field-groups.ts"
import { fieldLabels } from "./field-labels.ts"
import type { FieldPart } from "./field-part.ts"

/** Texts of a section in three languages. */
export function TextFields({ fields, values, place, set, form }: FieldPart & { fields: TextField[] }) {
  const t = useText()
  return (
    <ThreeLanguages
      fields={fields.map(({ name, max, rows, fallback }) => {
        const at = `${place}.${name}`
        return {
          name: at,
          label: t(fieldLabels[name] ?? "section.field.text"),
          value: textsIn(values, name),
          maxLength: max,
          ...(rows && { rows }),
          ...(fallback && { hint: t(`section.fallback.${fallback}`) }),
          onChange: (texts) => set({ [name]: texts }),
          problems: Object.fromEntries(locales.map((locale) => [locale, form.problemOf(`${at}.${locale}`) ?? ""])),
        }
      })}
    />
  )
}
