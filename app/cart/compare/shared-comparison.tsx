import { maxCompared, saveCompared } from "#core/cart/compare.ts"
import type { ProductDetail } from "#core/catalogue/product.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { ListEmpty } from "../../lists/list-state.tsx"
import { compareList } from "../../lists/saved-products.ts"
import { island } from "../../page/island.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as listing from "../../styles/listing.module.css"
import * as panel from "../../styles/panel.module.css"
import { BigStar } from "../../ui/big-star.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Comparison } from "./comparison.tsx"
import { scales } from "./own-comparison.tsx"

/** Somebody else's comparison, to look at and to keep. */
export const SharedComparison = island("shared-comparison", ({ products }: { products: ProductDetail[] }) => {
  const { t, to } = useI18n()
  if (products.length === 0) {
    return (
      <ListEmpty
        picture={<BigStar drawing={scales} />}
        title={t("compare.sharedList.gone")}
        text={t("compare.sharedList.goneText")}
        ways={[
          { path: "/shop", label: t("compare.empty.shop") },
          { path: "/compare", label: t("compare.sharedList.mine") },
        ]}
      />
    )
  }
  function keep() {
    const { notice } = compareList.change((list) => saveCompared(list, products))
    if (notice?.style !== "error") location.assign(to("/compare"))
  }
  return (
    <>
      <div className={listing.pageHead}>
        <div>
          <h1>{t("compare.sharedList.title")}</h1>
          <p>{t("compare.intro", { n: maxCompared })}</p>
        </div>
        <div className={panel.rowBtns}>
          <Link className={`${buttons.btn} ${buttons.btnQuiet}`} to={to("/compare")}>
            {t("compare.sharedList.mine")}
          </Link>
          <button type="button" className={`${buttons.btn} ${panel.needsScript}`} onClick={keep}>
            <Icon name="scale" />
            {t("compare.sharedList.keep")}
          </button>
        </div>
      </div>
      <Comparison products={products} />
    </>
  )
})
