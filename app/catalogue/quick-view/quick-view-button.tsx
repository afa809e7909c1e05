import type { Product } from "#core/catalogue/product.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { useChooser } from "../../cart/use-chooser.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import * as cardTools from "../product/card/card-tools.module.css"
import { preloadQuickView } from "./quick-view-opener.ts"

type QuickViewButtonProps = {
  product: Pick<Product, "slug" | "title">
  choice?: VariantChoice | undefined
  labelled: boolean
}

/** The eye of a card.
 *  @param labelled with its name beside it */
export function QuickViewButton({ product, choice, labelled }: QuickViewButtonProps) {
  const { t } = useI18n()
  const choose = useChooser()
  const { slug, title } = product
  return (
    <button
      type="button"
      className={`${cardTools.round} ${cardTools.later}`}
      aria-haspopup="dialog"
      aria-label={t("quickView.open", { title })}
      onClick={() => choose({ slug, title, choice })}
      onPointerEnter={preloadQuickView}
      onFocus={preloadQuickView}
    >
      <Icon name="eye" />
      {labelled && <span>{t("quickView.title")}</span>}
    </button>
  )
}
