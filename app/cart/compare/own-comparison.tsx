import { useRef } from "react"
import { maxCompared, removeCompared } from "#core/cart/compare.ts"
import type { Product, ProductDetail } from "#core/catalogue/product.ts"
import type { CardProduct } from "../../cards/on-card.ts"
import { categoryPath, topCategory } from "../../cards/product-links.ts"
import { RelatedList } from "../../cards/related-list.tsx"
import { ShareButton } from "../../catalogue/product/share-button.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { ListEmpty, ListState, ListWait } from "../../lists/list-state.tsx"
import { compareList, sharedPath } from "../../lists/saved-products.ts"
import { island } from "../../page/island.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as listing from "../../styles/listing.module.css"
import { BigStar } from "../../ui/big-star.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useHydrated } from "../../ui/use-hydrated.ts"
import { ListNotes } from "../wishlist/list-notes.tsx"
import { useCurrentProducts } from "../wishlist/use-current-products.ts"
import * as css from "./comparison.module.css"
import { Comparison } from "./comparison.tsx"

/** The scales in the star of an empty comparison. */
export const scales =
  "M100 72v54M86 126h28M75 83c10 0 18-3 25-7 7 4 15 7 25 7M80 84l-9 23a11.500 11.500 0 0 0 18 0ZM120 84l-9 23a11.500 11.500 0 0 0 18 0Z"

/** This browser's comparison.
 *  @param often what an empty one proposes */
export const OwnComparison = island("own-comparison", ({ often }: { often: CardProduct[] }) => {
  const { t, to } = useI18n()
  const known = useHydrated()
  const { list, found, gone, failed, retry } = useCurrentProducts<ProductDetail>(compareList, true)
  const heading = useRef<HTMLHeadingElement>(null)
  const notes = gone.map((title) => t("compare.gone", { title }))
  const failure = failed ? { text: t("compare.failed"), retryLabel: t("compare.retry"), retry } : null
  const products = list.flatMap(({ slug }) => found.get(slug) ?? [])

  const isEmpty = known ? list.length === 0 : undefined
  const empty = (
    <>
      <ListEmpty
        heading="h2"
        picture={<BigStar drawing={scales} />}
        title={t("compare.empty.title")}
        text={t("compare.empty.text")}
        ways={[
          { path: "/shop", label: t("compare.empty.shop") },
          { path: "/wishlist", label: t("compare.empty.wishlist") },
        ]}
      />
      <RelatedList title={t("compare.often")} products={often} />
    </>
  )
  function remove(product: Product) {
    compareList.change((list) => removeCompared(list, product))
    // The removed column takes the focus with it, the last one the heading, too.
    const place = list.length > 1 ? heading.current : document.getElementById("main")
    place?.focus()
  }
  const head = (
    <div className={listing.pageHead}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t("compare.title")}
        </h1>
        <p>{t(known && list.length === 1 ? "compare.one" : "compare.intro", { n: maxCompared })}</p>
      </div>
      {isEmpty === false && (
        <ShareButton
          title={t("compare.title")}
          path={to(sharedPath("/compare", list))}
          label={t("product.share")}
          className={`${buttons.btn} ${buttons.btnQuiet}`}
        />
      )}
    </div>
  )
  return (
    <>
      {isEmpty && <ListNotes notes={notes} failure={null} />}
      <ListState name="compare_products" isEmpty={isEmpty} head={head} empty={empty}>
        <ListNotes notes={notes} failure={failure} />
        {known && products.length > 0 ? (
          <Comparison
            products={products}
            onRemove={remove}
            more={products.length < maxCompared && <MoreColumn like={products[0]} />}
          />
        ) : (
          !failed && (
            <ListWait
              label={t("compare.loading")}
              noScript={t("compare.noScript")}
              shop={t("compare.empty.shop")}
              shape="rows"
            />
          )
        )}
      </ListState>
    </>
  )
})

/** An empty column that leads to products of the same kind. */
function MoreColumn({ like }: { like: Product | undefined }) {
  const { t, to } = useI18n()
  const category = like && topCategory(like)
  return (
    <td className={css.comparisonMore}>
      <Link to={to(category ? categoryPath(category) : "/shop")}>
        <Icon name="plus" />
        {t("compare.add")}
      </Link>
    </td>
  )
}
