import { useId } from "react"
import { sectionLimits } from "#core/content/sections/section.ts"
import type { SectionField } from "#core/content/sections/section-fields.ts"
import { useCategories } from "../../../catalogue/products/catalogue-queries.ts"
import { titleIn } from "../../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import { Field } from "../../../ui/forms/field.tsx"
import { toLink } from "../section-link.ts"
import { stringIn } from "../section-values.ts"
import type { FieldPart } from "./field-part.ts"

/** A page of the shop that something leads to, with the categories as suggestions. */
export function LinkField({ field: { name }, values, place, set, form }: FieldPart & { field: SectionField }) {
  const t = useText()
  const locale = useConsoleLocale()
  const id = useId()
  const categories = useCategories().data ?? []
  const write = (link: string) => set({ [name]: link })
  return (
    <>
      <Field
        label={t("section.field.link")}
        name={`${place}.${name}`}
        dir="ltr"
        list={id}
        autoComplete="off"
        spellCheck={false}
        maxLength={sectionLimits.link}
        value={stringIn(values, name)}
        hint={t("section.linkHint")}
        problem={form.problemOf(`${place}.${name}`)}
        onChange={({ target }) => write(target.value)}
        onBlur={({ target }) => write(toLink(target.value, location.origin))}
      />
      <datalist id={id}>
        {categories.map(({ documentId, slug, title }) => (
          <option key={documentId} value={`/shop?category=${slug}`} label={titleIn(title, locale)} />
        ))}
      </datalist>
    </>
  )
}
