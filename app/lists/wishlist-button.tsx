import type { SavedProduct } from "#core/cart/saved-list.ts"
import { toggleWishlistItem } from "#core/cart/wishlist.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as cardTools from "../styles/card-tools.module.css"
import * as panel from "../styles/panel.module.css"
import { Icon } from "../ui/icon.tsx"
import { wishlist } from "./saved-products.ts"

const toggle = (product: SavedProduct, chosen?: VariantChoice | null) =>
  wishlist.change((list) => toggleWishlistItem(list, { ...product, ...(chosen && { chosen }) }))

/** The heart of a card. */
export function WishlistButton({ product }: { product: SavedProduct }) {
  const { t } = useI18n()
  const wished = wishlist.useHas(product)
  return (
    <button
      type="button"
      className={`${cardTools.round} ${cardTools.wish}`}
      aria-pressed={wished}
      aria-label={t("wishlist.toggle", { title: product.title })}
      tabIndex={-1}
      onClick={() => toggle(product)}
    >
      <Icon name={wished ? "heart-filled" : "heart"} />
    </button>
  )
}

/** The product page's labelled heart.
 *  @param chosen the variant that the list keeps; null while none is chosen */
export function LabelledWishlistButton({ product, chosen }: { product: SavedProduct; chosen: VariantChoice | null }) {
  const { t } = useI18n()
  const wished = wishlist.useHas(product)
  return (
    <button
      type="button"
      className={`${panel.needsScript} ${cardTools.wish}`}
      aria-pressed={wished}
      onClick={() => toggle(product, chosen)}
    >
      <Icon name={wished ? "heart-filled" : "heart"} />
      {t("wishlist.title")}
    </button>
  )
}
