import { type Cart, itemKey, lineTotal } from "#core/cart/cart.ts"
import { SelectedVariant } from "../../cart/selected-variant.tsx"
import { BlankTile } from "../../catalogue/product/card/product-tile.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { Thumbnail } from "../../ui/picture.tsx"
import { Price } from "../../ui/price.tsx"
import * as css from "./checkout.module.css"

/** What is being ordered, line by line. */
export function CheckoutLines({ cart }: { cart: Cart }) {
  const { t } = useI18n()
  return (
    <ul className={css.checkoutLines} aria-label={t("checkout.lines")}>
      {cart.map((item) => (
        <li key={itemKey(item)}>
          {item.image ? <Thumbnail picture={item.image} side={72} /> : <BlankTile universe={item.productType} />}
          <div>
            <b>
              <bdi>{item.title}</bdi>
            </b>
            <SelectedVariant item={item} />
            <span className="muted">
              <bdi>{item.orderQuantity}</bdi> × <Price amount={item.price} />
            </span>
          </div>
          <Price amount={lineTotal(item)} />
        </li>
      ))}
    </ul>
  )
}
