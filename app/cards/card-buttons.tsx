import { useEffect, useRef, useState } from "react"
import { toSavedPicture } from "#core/cart/saved-list.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Picture } from "#core/media/picture.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { AddToCart } from "../lists/add-to-cart.tsx"
import { CompareButton } from "../lists/compare-button.tsx"
import { preloadQuickView, useChooser } from "../lists/quick-view-opener.ts"
import { WishlistButton } from "../lists/wishlist-button.tsx"
import { island } from "../page/island.tsx"
import * as css from "../styles/card-tools.module.css"
import * as panel from "../styles/panel.module.css"
import { Icon } from "../ui/icon.tsx"
import { type ButtonProduct, type CardProduct, onButtons } from "./on-card.ts"
import { SecondPicture } from "./product-tile.tsx"

type QuickViewButtonProps = {
  product: Pick<Product, "slug" | "title">
  choice?: VariantChoice | undefined
  labelled: boolean
}

/** The eye of a card.
 *  @param labelled with its name beside it */
function QuickViewButton({ product, choice, labelled }: QuickViewButtonProps) {
  const { t } = useI18n()
  const choose = useChooser()
  const { slug, title } = product
  return (
    <button
      type="button"
      className={`${css.round} ${css.later}`}
      aria-haspopup="dialog"
      aria-label={t("quickView.open", { title })}
      onClick={() => choose({ slug, title, choice })}
      onPointerEnter={preloadQuickView}
      onFocus={preloadQuickView}
    >
      <Icon name="eye" />
      {labelled && <span>{t("quickView.title")}</span>}
    </button>
  )
}

type CardToolsProps = {
  product: ButtonProduct
  choice?: VariantChoice | undefined
  /** A mouse or the focus has come to the card. */
  near: boolean
}

/** Buttons on a card's picture: the heart always; quick view and compare on hover or focus, or behind "⋯" where there
 *  is no pointer. */
function CardTools({ product, choice, near }: CardToolsProps) {
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

type CardButtonsProps = {
  product: ButtonProduct
  /** Seen under the pointer, above the first one. */
  second: Picture | null
  choice?: VariantChoice | undefined
  /** How wide the picture is drawn. */
  sizes?: string | undefined
}

/** Buttons of a card: heart, quick view, compare and cart. Hover or focus shows the card's second picture. */
export const CardButtons = island("card-buttons", ({ product, second, choice, sizes }: CardButtonsProps) => {
  const [near, setNear] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const card = place.current?.closest("li")
    if (!card) return
    const ending = new AbortController()
    const come = () => {
      setNear(true)
      ending.abort()
    }
    const comeWithMouse = ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") come()
    }
    const { signal } = ending
    // It may lie there since before the script came: then it moves.
    for (const type of ["pointerover", "pointermove"] as const) card.addEventListener(type, comeWithMouse, { signal })
    card.addEventListener("focusin", come, { signal })
    return () => ending.abort()
  }, [])
  return (
    <>
      {near && second && <SecondPicture picture={second} sizes={sizes} />}
      <span ref={place} hidden />
      <CardTools product={product} choice={choice} near={near} />
      <AddToCart product={product} choice={choice} />
    </>
  )
})

/** Their props for a card. */
export function cardButtons(card: CardProduct) {
  const second = toSavedPicture(card.medias[0] ?? null)
  // Its words are those of the first one.
  return { product: onButtons(card), second: second && { ...second, alt: "" } }
}
