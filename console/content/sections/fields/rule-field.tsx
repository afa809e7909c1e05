import * as fields from "#app/styles/fields.module.css"
import { sectionLimits, sectionRules } from "#core/content/sections/section.ts"
import { useCategories } from "../../../catalogue/products/catalogue-queries.ts"
import { ProductSearch } from "../../../catalogue/products/product-search.tsx"
import { useProductsBySlug } from "../../../data/public-api.ts"
import { titleIn } from "../../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import { IconButton } from "../../../ui/button.tsx"
import { Options, Select } from "../../../ui/forms/select.tsx"
import { Sortable } from "../../../ui/forms/sortable.tsx"
import { slugsIn, stringIn, universeIn } from "../section-values.ts"
import * as css from "../sections.module.css"
import { optionLabel } from "./field-labels.ts"
import type { FieldPart } from "./field-part.ts"
import { ProductLine } from "./product-line.tsx"

/** How the products of a list are found: by a rule, of a category, or chosen by hand. */
export function RuleField({ values, place, set }: FieldPart) {
  const t = useText()
  const rule = stringIn(values, "rule")
  return (
    <>
      <Select
        label={t("section.field.rule")}
        name={`${place}.rule`}
        value={rule}
        onChange={({ target }) => set({ rule: target.value })}
      >
        <Options of={sectionRules.map((one) => [one, t(optionLabel(one))])} />
      </Select>
      {rule === "category" && <CategoryField values={values} place={place} set={set} />}
      {rule === "hand-picked" && <PickedProducts values={values} place={place} set={set} />}
    </>
  )
}

type Props = Pick<FieldPart, "values" | "place" | "set">

function CategoryField({ values, place, set }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const universe = universeIn(values)
  const { data: known } = useCategories()
  const categories = known ?? []
  const chosen = stringIn(values, "category")
  const offered = categories.filter(
    ({ productType, slug }) => universe === null || productType === universe || slug === chosen,
  )
  const isUnknown = chosen !== "" && categories.every(({ slug }) => slug !== chosen)
  const isGone = isUnknown && known !== undefined
  const below = (id: string) => offered.filter(({ parent }) => parent === id)
  return (
    <Select
      label={t("section.field.category")}
      name={`${place}.category`}
      value={chosen}
      problem={isGone ? t("section.categoryGone") : undefined}
      onChange={({ target }) => set({ category: target.value })}
    >
      <option value="">{t("section.chooseCategory")}</option>
      {isUnknown && <option value={chosen}>{chosen}</option>}
      {offered
        .filter(({ parent }) => parent === null)
        .map((top) => (
          <optgroup key={top.documentId} label={titleIn(top.title, locale)}>
            <Options of={[top, ...below(top.documentId)].map(({ slug, title }) => [slug, titleIn(title, locale)])} />
          </optgroup>
        ))}
    </Select>
  )
}

/** Products that are chosen by hand, in their order. */
function PickedProducts({ values, place, set }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const slugs = slugsIn(values, "slugs")
  const { data: products, isSuccess, isPlaceholderData } = useProductsBySlug(slugs, locale)
  const find = (slug: string) => products?.find((one) => one.slug === slug)
  const write = (chosen: string[]) => set({ slugs: chosen })
  return (
    <fieldset className={css.sProducts} id={`${place}.slugs`} tabIndex={-1}>
      <legend className={fields.label}>{t("section.field.slugs")}</legend>
      <Sortable
        items={slugs}
        idOf={(slug) => slug}
        nameOf={(slug) => find(slug)?.name ?? slug}
        onChange={write}
        className={css.sPicked}
      >
        {(slug, handle) => (
          <ProductLine slug={slug} product={find(slug)} isKnown={isSuccess && !isPlaceholderData}>
            {handle}
            <IconButton
              icon="x"
              label={t("section.remove", { name: find(slug)?.name ?? slug })}
              onClick={() => write(slugs.filter((one) => one !== slug))}
            />
          </ProductLine>
        )}
      </Sortable>
      {slugs.length < sectionLimits.products && (
        <ProductSearch
          label={t("order.addProduct")}
          onPick={({ slug }) => !slugs.includes(slug) && write([...slugs, slug])}
        />
      )}
    </fieldset>
  )
}
