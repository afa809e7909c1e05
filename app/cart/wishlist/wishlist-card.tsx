import { removeWishlistItem } from "#core/cart/wishlist.ts"
import type { Product } from "#core/catalogue/product.ts"
import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { ProductCard } from "../../catalogue/product/card/product-card.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./saved-lists.module.css"
import { wishlist } from "./wishlist.ts"

const nameOf = (values: readonly { code: string; name: string }[], code: string | undefined): string =>
  values.find((value) => value.code === code)?.name ?? ""

type WishlistCardProps = { product: Product; chosen: VariantChoice | undefined; removed: () => void }

/** A card of the wishlist, which leads to the variant that was chosen, with the explicit removal (specification, section 4 "Wishlist").
 *  @param chosen what the list keeps of the choice
 *  @param removed called after the product was taken out */
export function WishlistCard({ product, chosen, removed }: WishlistCardProps) {
  const { t } = useI18n()
  const choice = choiceText({
    color: nameOf(product.colors, chosen?.color),
    size: nameOf(product.sizeOption?.values ?? [], chosen?.size),
  })
  function remove() {
    wishlist.change((list) => removeWishlistItem(list, product))
    removed()
  }
  return (
    <ProductCard product={product} choice={chosen} heading="h2">
      {choice && <p className={css.pcChosen}>{choice}</p>}
      <button
        type="button"
        className={css.pcRemove}
        aria-label={t("wishlist.removeTitle", { title: product.title })}
        onClick={remove}
      >
        <Icon name="trash-2" />
        {t("wishlist.remove")}
      </button>
    </ProductCard>
  )
}
