import { useEffect, useRef, useState } from "react"
import { toSavedPicture } from "#core/cart/saved-list.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Picture } from "#core/media/picture.ts"
import { AddToCart } from "../../../cart/add-to-cart.tsx"
import { island } from "../../../islands/island.tsx"
import { CardTools } from "./card-tools.tsx"
import { type ButtonProduct, type CardProduct, onButtons } from "./on-card.ts"
import { SecondPicture } from "./product-tile.tsx"

type CardButtonsProps = {
  product: ButtonProduct
  /** Seen under the pointer, above the first one. */
  second: Picture | null
  choice?: VariantChoice | undefined
  /** How wide the picture is drawn. */
  sizes?: string | undefined
}

/** What is pressed on a card, over its picture: heart, quick view, compare and the way into the cart. A mouse or the focus on the
 *  card brings its second picture. */
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
