import { memo } from "react"
import { toggleCompare } from "#core/cart/compare.ts"
import type { SavedProduct } from "#core/cart/saved-list.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as cardTools from "../styles/card-tools.module.css"
import * as panel from "../styles/panel.module.css"
import { Icon } from "../ui/icon.tsx"
import { compareList } from "./saved-products.ts"

const toggle = (product: SavedProduct) => compareList.change((list) => toggleCompare(list, product))

/** The scale of a card. */
export function CompareButton({ product }: { product: SavedProduct }) {
  const { t } = useI18n()
  const compared = compareList.useHas(product)
  return (
    <button
      type="button"
      className={`${cardTools.round} ${cardTools.later}`}
      aria-pressed={compared}
      aria-label={t("compare.toggle", { title: product.title })}
      tabIndex={-1}
      onClick={() => toggle(product)}
    >
      <Icon name="scale" />
    </button>
  )
}

/** The product page's labelled scale. */
export const LabelledCompareButton = memo(function LabelledCompareButton({ product }: { product: SavedProduct }) {
  const { t } = useI18n()
  const compared = compareList.useHas(product)
  return (
    <button type="button" className={panel.needsScript} aria-pressed={compared} onClick={() => toggle(product)}>
      <Icon name="scale" />
      {t("compare.action")}
    </button>
  )
})
