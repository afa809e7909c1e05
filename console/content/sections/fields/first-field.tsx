import type { SectionField } from "#core/content/sections/section-fields.ts"
import { titleIn } from "../../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import { Options, Select } from "../../../ui/forms/select.tsx"
import { itemsIn, numberIn, stringIn, textsIn } from "../section-values.ts"
import { optionLabel } from "./field-labels.ts"
import type { FieldPart } from "./field-part.ts"

type Props = FieldPart & { field: Extract<SectionField, { type: "first" }> }

/** Which entry of a list is seen first. */
export function FirstField({ field: { name, of }, values, place, set }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const items = itemsIn(values, of)
  if (items.length === 0) return null
  return (
    <Select
      label={t("section.field.open")}
      name={`${place}.${name}`}
      value={Math.min(numberIn(values, name), items.length - 1)}
      onChange={({ target }) => set({ [name]: Number(target.value) })}
    >
      <Options
        of={items.map((item, at) => [
          at,
          titleIn(textsIn(item, "title"), locale) || t(optionLabel(stringIn(item, "rule"))),
        ])}
      />
    </Select>
  )
}
