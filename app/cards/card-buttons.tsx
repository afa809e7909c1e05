import { type KeyboardEvent, useEffect, useRef, useState } from "react"
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
}

/** The eye of a card. */
function QuickViewButton({ product, choice }: QuickViewButtonProps) {
  const { t } = useI18n()
  const choose = useChooser()
  const { slug, title } = product
  return (
    <button
      type="button"
      className={`${css.round} ${css.later}`}
      aria-haspopup="dialog"
      aria-label={t("quickView.open", { title })}
      tabIndex={-1}
      onClick={() => choose({ slug, title, choice })}
      onPointerEnter={preloadQuickView}
      onFocus={preloadQuickView}
    >
      <Icon name="eye" />
    </button>
  )
}

const downAndUp: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const leftToRight: Record<string, number> = { ...downAndUp, ArrowRight: 1, ArrowLeft: -1 }
const rightToLeft: Record<string, number> = { ...downAndUp, ArrowRight: -1, ArrowLeft: 1 }

/** Arrow keys move among the buttons of a card: they are one stop of the Tab key. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl"
  const step = (isMirrored ? rightToLeft : leftToRight)[event.key]
  if (!step) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button")]
  const shown = buttons.filter(({ offsetParent }) => offsetParent)
  shown.at((shown.indexOf(document.activeElement as HTMLElement) + step) % shown.length)?.focus()
}

type CardButtonsProps = {
  product: ButtonProduct
  /** Seen under the pointer, above the first one. */
  second: Picture | null
  choice?: VariantChoice | undefined
  /** How wide the picture is drawn. */
  sizes?: string | undefined
}

/** Buttons of a card, after its link: cart and heart; beside a pointer or the focus quick view and compare too, and the card's
 *  second picture. */
export const CardButtons = island("card-buttons", ({ product, second, choice, sizes }: CardButtonsProps) => {
  const { t } = useI18n()
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
      <div
        className="display-contents"
        role="toolbar"
        aria-label={t("card.tools", { title: product.title })}
        onKeyDown={moveFocus}
      >
        <AddToCart product={product} choice={choice} />
        <div className={`${css.pcTools} ${panel.needsScript}`}>
          <WishlistButton product={product} />
          {near && (
            <>
              <QuickViewButton product={product} choice={choice} />
              <CompareButton product={product} />
            </>
          )}
        </div>
      </div>
    </>
  )
})

/** Their props for a card. */
export function cardButtons(card: CardProduct) {
  const second = toSavedPicture(card.medias[0] ?? null)
  // Its words are those of the first one.
  return { product: onButtons(card), second: second && { ...second, alt: "" } }
}
