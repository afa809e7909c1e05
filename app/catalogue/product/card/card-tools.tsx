import { useState } from "react"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { CompareButton } from "../../../cart/compare/compare-button.tsx"
import * as panel from "../../../cart/panel/panel.module.css"
import { WishlistButton } from "../../../cart/wishlist/wishlist-button.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { QuickViewButton } from "../../quick-view/quick-view-button.tsx"
import * as css from "./card-tools.module.css"
import type { ButtonProduct } from "./on-card.ts"

type CardToolsProps = {
  product: ButtonProduct
  choice?: VariantChoice | undefined
  /** A mouse or the focus has come to the card. */
  near: boolean
}

/** What lies on a card's picture: the heart always, quick view and compare under the pointer, with the focus, or behind
 *  "⋯" where there is no pointer. */
export function CardTools({ product, choice, near }: CardToolsProps) {
  const { t } = useI18n()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${css.round} ${css.pcMore} ${panel.needsScript}`}
        aria-label={t("quickView.more", { title: product.title })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="ellipsis" />
      </button>
      <div className={`${css.pcTools} ${panel.needsScript}`}>
        <WishlistButton product={product} />
        {(near || open) && (
          <>
            <QuickViewButton product={product} choice={choice} labelled={open} />
            <CompareButton product={product} labelled={open} />
          </>
        )}
      </div>
    </>
  )
}
