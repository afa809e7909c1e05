import { useRef } from "react"
import type { SavedProduct } from "#core/cart/saved-list.ts"
import { removeWishlistItem } from "#core/cart/wishlist.ts"
import type { Product } from "#core/catalogue/product.ts"
import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { CardProduct } from "../../cards/on-card.ts"
import { ProductCard } from "../../cards/product-card.tsx"
import { ProductTile } from "../../cards/product-tile.tsx"
import { RelatedList } from "../../cards/related-list.tsx"
import { ShareButton } from "../../catalogue/product/share-button.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { ListEmpty, ListState, ListWait } from "../../lists/list-state.tsx"
import * as css from "../../lists/saved-lists.module.css"
import { sharedPath, wishlist } from "../../lists/saved-products.ts"
import { island } from "../../page/island.tsx"
import { itemPath } from "../../page/product-path.ts"
import * as buttons from "../../styles/buttons.module.css"
import * as cardCss from "../../styles/card.module.css"
import * as listing from "../../styles/listing.module.css"
import { BigStar } from "../../ui/big-star.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useHydrated } from "../../ui/use-hydrated.ts"
import { ListNotes } from "./list-notes.tsx"
import { useCurrentProducts } from "./use-current-products.ts"

const nameOf = (values: readonly { code: string; name: string }[], code: string | undefined): string =>
  values.find((value) => value.code === code)?.name ?? ""

type WishlistCardProps = { product: Product; chosen: VariantChoice | undefined; removed: () => void }

/** A card of the wishlist, which leads to the variant that was chosen, with the explicit removal (specification, section 4 "Wishlist").
 *  @param chosen what the list keeps of the choice
 *  @param removed called after the product was taken out */
function WishlistCard({ product, chosen, removed }: WishlistCardProps) {
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

/** Card of a saved product from the browser's own data, its picture and name, until the shop's data have come. */
function WaitingCard({ item }: { item: SavedProduct }) {
  const { to } = useI18n()
  return (
    <li className={cardCss.pc}>
      <div className={cardCss.pcPic}>
        <ProductTile product={{ ...item, medias: [] }} />
      </div>
      <div className={css.pcText}>
        <p className={cardCss.pcCat} />
        <h2 className={cardCss.pcTitle}>
          <Link to={to(itemPath({ slug: item.slug, choice: item.chosen }))}>{item.title}</Link>
        </h2>
      </div>
    </li>
  )
}

const heart = "M100 126c-16-11-28-21-28-34a14.5 14.5 0 0 1 28-5 14.5 14.5 0 0 1 28 5c0 13-12 23-28 34Z"

/** This browser's wishlist.
 *  @param often what an empty list proposes */
export const OwnWishlist = island("own-wishlist", ({ often }: { often: CardProduct[] }) => {
  const { t, to } = useI18n()
  const known = useHydrated()
  const { list, found, gone, failed, retry } = useCurrentProducts<Product>(wishlist, false)
  const heading = useRef<HTMLHeadingElement>(null)
  // A removed card takes the focus with it, the last one the heading, too.
  const keepFocus = () => (list.length > 1 ? heading.current : document.getElementById("main"))?.focus()
  const notes = gone.map((title) => t("wishlist.gone", { title }))
  const failure = failed ? { text: t("wishlist.failed"), retryLabel: t("wishlist.retry"), retry } : null

  const isEmpty = known ? list.length === 0 : undefined
  const empty = (
    <>
      <ListEmpty
        heading="h2"
        picture={<BigStar drawing={heart} />}
        title={t("wishlist.empty.title")}
        text={t("wishlist.empty.text")}
        ways={[
          { path: "/shop", label: t("wishlist.empty.shop") },
          { path: "/shop?status=on-sale", label: t("wishlist.empty.sale") },
        ]}
      />
      <RelatedList title={t("wishlist.often")} products={often} />
    </>
  )
  const head = (
    <div className={listing.pageHead}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t("wishlist.title")}
        </h1>
        {isEmpty === false && <p>{t("wishlist.count", { n: list.length })}</p>}
      </div>
      {isEmpty === false && (
        <ShareButton
          title={t("wishlist.title")}
          path={to(sharedPath("/wishlist", list))}
          label={t("product.share")}
          className={`${buttons.btn} ${buttons.btnQuiet}`}
        />
      )}
    </div>
  )
  return (
    <>
      {isEmpty && <ListNotes notes={notes} failure={null} />}
      <ListState name="wishlist_products" isEmpty={isEmpty} head={head} empty={empty}>
        <ListNotes notes={notes} failure={failure} />
        {known ? (
          <ul className={cardCss.grid}>
            {list.map((item) => {
              const product = found.get(item.slug)
              if (!product) return <WaitingCard key={item.slug} item={item} />
              return <WishlistCard key={item.slug} product={product} chosen={item.chosen} removed={keepFocus} />
            })}
          </ul>
        ) : (
          <ListWait label={t("wishlist.loading")} noScript={t("wishlist.noScript")} shop={t("wishlist.empty.shop")} />
        )}
      </ListState>
    </>
  )
})
