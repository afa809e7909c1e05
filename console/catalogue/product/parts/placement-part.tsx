import * as fields from "#app/styles/fields.module.css"
import { productFields } from "#core/catalogue/product-fields.ts"
import { titleIn } from "../../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/product.module.css"
import { Options, Select } from "../../../ui/forms/select.tsx"
import { useFieldInputs } from "../../../ui/forms/use-field-inputs.tsx"
import { useUniverses } from "../../products/use-universes.ts"
import { BrandPicker } from "../brand-picker.tsx"
import { useCategories } from "../catalogue-api.ts"
import { NewCategory } from "../new-category.tsx"
import { Part, type PartProps } from "./part.tsx"

/** Where a product stands: universe, categories and brand. */
export function PlacementPart(part: PartProps) {
  const { draft, set, problemOf } = part
  const { line } = useFieldInputs(productFields, part, { dir: "ltr" })
  const t = useText()
  const locale = useConsoleLocale()
  const universes = useUniverses()
  const { categories, create } = useCategories()
  const ofType = categories.filter(({ productType }) => productType === draft.productType)
  const below = (id: string | null) => ofType.filter(({ parent }) => parent === id)
  const here = below(null).flatMap((top) => [top, ...below(top.documentId)])
  const chosen = draft.categories.filter((id) => here.some(({ documentId }) => documentId === id))
  const titleOf = (id: string) => {
    const title = categories.find(({ documentId }) => documentId === id)?.title
    return title ? titleIn(title, locale) : ""
  }
  const toggle = (id: string) =>
    set({ categories: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] })
  return (
    <Part title={t("product.placement")}>
      <Select
        label={t("product.type")}
        value={draft.productType}
        onChange={({ target }) => set({ productType: target.value, categories: [] })}
      >
        <Options of={universes.choices(draft.productType).map(({ slug, name }) => [slug, name])} />
      </Select>
      <fieldset className={css.pChecks} id="categories" tabIndex={-1}>
        <legend className={fields.label}>{t("product.categories")}</legend>
        {here.map(({ documentId, parent }) => (
          <label key={documentId} className={parent ? `${fields.check} ${css.inner}` : fields.check}>
            <input type="checkbox" checked={chosen.includes(documentId)} onChange={() => toggle(documentId)} />
            <span>{titleOf(documentId)}</span>
          </label>
        ))}
        {problemOf("categories") && <p className={fields.why}>{problemOf("categories")}</p>}
      </fieldset>
      {chosen.length > 1 && (
        <Select
          label={t("product.mainCategory")}
          value={chosen[0]}
          onChange={({ target }) => set({ categories: [target.value, ...chosen.filter((id) => id !== target.value)] })}
        >
          <Options of={chosen.map((id) => [id, titleOf(id)])} />
        </Select>
      )}
      <NewCategory
        parents={here.filter(({ parent }) => parent === null)}
        onCreate={async (title, parent) => {
          const made = await create(title, draft.productType, parent)
          set({ categories: [...chosen, made.documentId] })
        }}
      />
      <BrandPicker value={draft.brand} onChange={(brand) => set({ brand })} problem={problemOf("brand")} />
      {line("sku", { hint: t("product.skuHint") })}
    </Part>
  )
}
