import type { SectionField } from "#core/content/sections/section-fields.ts"

export type TextField = Extract<SectionField, { type: "text" }>
export type ItemsField = Extract<SectionField, { type: "items" }>

/** Fields that stand together: texts in three columns, small ones in a grid, a product beside its picture. */
export type FieldGroup =
  | { as: "texts"; fields: TextField[] }
  | { as: "small" | "pictured"; fields: SectionField[] }
  | { as: "items"; field: ItemsField }

const isPictured = ({ type }: SectionField) => type === "picture" || type === "product"

/** The fields that a look shows, in their order, neighbours of a sort together.
 *  @param look "" = the section has none */
export function groupFields(fields: readonly SectionField[], look: string): FieldGroup[] {
  const groups: FieldGroup[] = []
  for (const field of fields) {
    if (field.looks && !field.looks.includes(look)) continue
    const last = groups.at(-1)
    if (field.type === "items") groups.push({ as: "items", field })
    else if (field.type === "text") {
      if (last?.as === "texts") last.fields.push(field)
      else groups.push({ as: "texts", fields: [field] })
    } else {
      const as = isPictured(field) ? "pictured" : "small"
      if (last?.as === as) last.fields.push(field)
      else groups.push({ as, fields: [field] })
    }
  }
  return groups
}
