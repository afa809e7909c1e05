import { toggleWish } from "#core/cart/wishlist.ts"
import type { Product } from "#core/catalogue/product.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import { wishlist } from "./wishlist.ts"

const toggle = (product: Product) => wishlist.change((list) => toggleWish(list, product))

/** The heart of a card. */
export function WishButton({ product }: { product: Product }) {
  const { t } = useI18n()
  const wished = wishlist.useHas(product)
  return (
    <button
      type="button"
      className="round wish"
      aria-pressed={wished}
      aria-label={t("wishlist.toggle", { title: product.title })}
      onClick={() => toggle(product)}
    >
      <Icon name="heart" />
    </button>
  )
}

/** The product page's labelled heart. */
export function LabelledWishButton({ product }: { product: Product }) {
  const { t } = useI18n()
  const wished = wishlist.useHas(product)
  return (
    <button type="button" className="needs-script wish" aria-pressed={wished} onClick={() => toggle(product)}>
      <Icon name="heart" />
      {t("wishlist.title")}
    </button>
  )
}
