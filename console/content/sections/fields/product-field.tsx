import * as fields from "#app/styles/fields.module.css"
import type { SectionField } from "#core/content/sections/section-fields.ts"
import { ProductSearch } from "../../../catalogue/products/product-search.tsx"
import { useProductsBySlug } from "../../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import { IconButton } from "../../../ui/button.tsx"
import { Options, Select } from "../../../ui/forms/select.tsx"
import { productIn } from "../section-values.ts"
import * as css from "../sections.module.css"
import { fieldLabels } from "./field-labels.ts"
import type { FieldPart } from "./field-part.ts"
import { ProductLine } from "./product-line.tsx"

/** One product, in one of its colours. */
export function ProductField({ field: { name }, values, place, set }: FieldPart & { field: SectionField }) {
  const t = useText()
  const locale = useConsoleLocale()
  const choice = productIn(values, name)
  const { data, isSuccess, isPlaceholderData } = useProductsBySlug(choice ? [choice.slug] : [], locale)
  const product = data?.find(({ slug }) => slug === choice?.slug)
  const label = t(fieldLabels[name] ?? "section.field.product")
  if (!choice) {
    return <ProductSearch label={label} onPick={({ slug }) => set({ [name]: { slug, color: null } })} />
  }
  const colors = product?.colors ?? []
  return (
    <fieldset className={css.sProducts} id={`${place}.${name}`} tabIndex={-1}>
      <legend className={fields.label}>{label}</legend>
      <ProductLine
        slug={choice.slug}
        product={product}
        isKnown={isSuccess && !isPlaceholderData}
        image={colors.find(({ hex }) => hex === choice.color)?.image?.url}
      >
        <IconButton
          icon="x"
          label={t("section.remove", { name: product?.name ?? choice.slug })}
          onClick={() => set({ [name]: null })}
        />
      </ProductLine>
      {colors.length > 1 && (
        <Select
          label={t("section.color")}
          value={choice.color ?? ""}
          onChange={({ target }) => set({ [name]: { ...choice, color: target.value || null } })}
        >
          <option value="">{t("section.firstColor")}</option>
          <Options of={colors.map(({ hex, name: color }) => [hex, color])} />
        </Select>
      )}
    </fieldset>
  )
}
