import type { ReactNode } from "react"
import type { SectionKind } from "#core/content/sections/section.ts"
import { randomId } from "#core/random-id.ts"
import { RowsPart } from "../../../catalogue/product/parts/rows-part.tsx"
import { useUniverses } from "../../../catalogue/products/use-universes.ts"
import { titleIn } from "../../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import { itemsIn, productIn, type SectionItem, stringIn, textsIn, universeIn } from "../section-values.ts"
import type { ItemsField as Field } from "./field-groups.ts"
import { optionLabel } from "./field-labels.ts"
import type { FieldPart } from "./field-part.ts"

const listKinds = ["slides", "universes", "product-tabs", "product-lists", "banners"] as const

type Props = FieldPart & {
  kind: SectionKind
  field: Field
  /** The fields of an entry. */
  children: (item: FieldPart) => ReactNode
}

/** The entries of a section: slides, tabs, lists, banners. */
export function ItemsField({ kind, field, values, place, set, form, children }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const items = itemsIn(values, field.name)
  const list = listKinds.find((one) => one === kind) ?? "slides"
  const needsUniverse = field.fields.some((one) => one.type === "universe" && one.required)
  /** Each department once: the next one that is missing. */
  const { choices, nameOf: nameOfUniverse } = useUniverses()
  const all = choices().map(({ slug }) => slug)
  const universe = all.find((slug) => items.every((item) => universeIn(item) !== slug)) ?? all[0]
  function nameOf(item: SectionItem, at: number): string {
    const title = titleIn(textsIn(item, "title"), locale) || titleIn(textsIn(item, "kick"), locale)
    const own = needsUniverse ? universeIn(item) : null
    if (title) return title
    if (own) return nameOfUniverse(own)
    if (field.fields.some(({ type }) => type === "rule")) return t(optionLabel(stringIn(item, "rule")))
    return productIn(item, "product")?.slug ?? t("section.item", { n: at + 1 })
  }
  function write(rows: SectionItem[]) {
    set({ [field.name]: rows })
    const at = items.findIndex(({ key }) => rows.every((row) => row.key !== key))
    const removed = items[at]
    if (!removed) return
    form.onRemoved(nameOf(removed, at), (content) => {
      const now = itemsIn(content, field.name)
      return now.length < field.max ? { ...content, [field.name]: now.toSpliced(at, 0, removed) } : content
    })
  }
  return (
    <RowsPart<SectionItem>
      title={t(`section.items.${list}`)}
      hint={t(`section.itemsHint.${list}`)}
      add={t(`section.addItem.${list}`)}
      rows={items}
      max={field.max}
      onChange={write}
      make={() => ({ ...field.item, ...(needsUniverse && { universe }), key: randomId() })}
      nameOf={nameOf}
      isWrong={(at) => form.isWrong(`${place}.${field.name}.${at}`)}
    >
      {(item, change, at) => children({ values: item, place: `${place}.${field.name}.${at}`, set: change, form })}
    </RowsPart>
  )
}
