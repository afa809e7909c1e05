import { removeWish } from "#core/cart/wishlist.ts"
import type { Product } from "#core/catalogue/product.ts"
import { ProductCard } from "../../catalogue/product/card/product-card.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import { wishlist } from "./wishlist.ts"

/** A card of the wishlist, with the explicit removal (specification, section 4 "Wishlist").
 *  @param removed called after the product was taken out */
export function WishCard({ product, removed }: { product: Product; removed: () => void }) {
  const { t } = useI18n()
  function remove() {
    wishlist.change((list) => removeWish(list, product))
    removed()
  }
  return (
    <ProductCard product={product} heading="h2">
      <button
        type="button"
        className="pc-remove"
        aria-label={t("wishlist.removeTitle", { title: product.title })}
        onClick={remove}
      >
        <Icon name="trash-2" />
        {t("wishlist.remove")}
      </button>
    </ProductCard>
  )
}
