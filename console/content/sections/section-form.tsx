import type { SectionKind } from "#core/content/sections/section.ts"
import { type SectionField, sectionFields } from "#core/content/sections/section-fields.ts"
import { useText } from "../../i18n/use-text.ts"
import * as forms from "../../ui/forms/forms.module.css"
import { groupFields } from "./fields/field-groups.ts"
import type { FieldPart } from "./fields/field-part.ts"
import { ItemsField } from "./fields/items-field.tsx"
import { OneField } from "./fields/one-field.tsx"
import { TextFields } from "./fields/text-fields.tsx"
import { stringIn } from "./section-values.ts"

/** The form of a section: the fields of its kind, by their types. */
export function SectionForm({ kind, ...part }: FieldPart & { kind: SectionKind }) {
  const t = useText()
  const all: readonly SectionField[] = sectionFields[kind]
  const fields = all.filter(({ type }) => !part.form.omitted.includes(type))
  if (fields.length === 0) return <p className="muted">{t("section.nothingToFill")}</p>
  return groupFields(fields, stringIn(part.values, "look")).map((group) => {
    if (group.as === "texts") return <TextFields key={group.fields[0]?.name} fields={group.fields} {...part} />
    if (group.as === "items") {
      return (
        <ItemsField key={group.field.name} kind={kind} field={group.field} {...part}>
          {(item) => <ItemFields fields={group.field.fields} {...item} />}
        </ItemsField>
      )
    }
    return <FieldGrid key={group.fields[0]?.name} as={group.as} fields={group.fields} part={part} />
  })
}

function FieldGrid({ as, fields, part }: { as: "small" | "pictured"; fields: SectionField[]; part: FieldPart }) {
  return (
    <div className={forms.cGrid} data-as={as}>
      {fields.map((field) => (
        <OneField key={field.name} field={field} {...part} />
      ))}
    </div>
  )
}

/** The fields of an entry, such as a slide. */
function ItemFields({ fields, ...part }: FieldPart & { fields: readonly SectionField[] }) {
  return groupFields(fields, "").map((group) => {
    if (group.as === "items") return null
    if (group.as === "texts") return <TextFields key={group.fields[0]?.name} fields={group.fields} {...part} />
    return <FieldGrid key={group.fields[0]?.name} as={group.as} fields={group.fields} part={part} />
  })
}
