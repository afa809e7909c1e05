import { addSharedItems } from "#core/cart/wishlist.ts"
import type { Product } from "#core/catalogue/product.ts"
import { ProductCard } from "../../cards/product-card.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { ListEmpty } from "../../lists/list-state.tsx"
import { wishlist } from "../../lists/saved-products.ts"
import { island } from "../../page/island.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as card from "../../styles/card.module.css"
import * as listing from "../../styles/listing.module.css"
import * as panel from "../../styles/panel.module.css"
import { BigStar } from "../../ui/big-star.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"

const open = "M74 84h52v38a5 5 0 0 1-5 5H79a5 5 0 0 1-5-5ZM74 84l9-13h34l9 13M90 98h20"

/** Somebody else's list, to look at and to keep. */
export const SharedWishlist = island("shared-wishlist", ({ products }: { products: Product[] }) => {
  const { t, to } = useI18n()
  if (products.length === 0) {
    return (
      <ListEmpty
        picture={<BigStar drawing={open} />}
        title={t("wishlist.sharedList.gone")}
        text={t("wishlist.sharedList.goneText")}
        ways={[
          { path: "/shop", label: t("wishlist.empty.shop") },
          { path: "/wishlist", label: t("wishlist.sharedList.mine") },
        ]}
      />
    )
  }
  function keep() {
    wishlist.change((list) => addSharedItems(list, products))
    location.assign(to("/wishlist"))
  }
  return (
    <>
      <div className={listing.pageHead}>
        <div>
          <h1>{t("wishlist.sharedList.title")}</h1>
          <p>{t("wishlist.sharedList.count", { n: products.length })}</p>
        </div>
        <div className={panel.rowBtns}>
          <Link className={`${buttons.btn} ${buttons.btnQuiet}`} to={to("/wishlist")}>
            {t("wishlist.sharedList.mine")}
          </Link>
          <button type="button" className={`${buttons.btn} ${panel.needsScript}`} onClick={keep}>
            <Icon name="heart" />
            {t("wishlist.sharedList.keep")}
          </button>
        </div>
      </div>
      <ul className={card.grid}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} heading="h2" />
        ))}
      </ul>
    </>
  )
})
