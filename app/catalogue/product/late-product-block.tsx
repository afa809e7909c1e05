import { useEffect } from "react"
import { offerRuns } from "#core/catalogue/offer.ts"
import { storedText } from "../../cart/cart-storage.ts"
import { hasSavedProducts } from "../../cart/has-saved-products.ts"
import { signedInMark } from "../../customers/account/signed-in-mark.ts"
import { Late } from "../../ui/late/late.tsx"
import { lateCode } from "../../ui/late/late-code.ts"
import type { PlacedProductBlockProps } from "./placed-product-block.tsx"

/** Loads the block's code, with what sends its form. */
export const loadProductBlock = () => import("./placed-product-block.tsx")

const late = lateCode(async () => (await loadProductBlock()).PlacedProductBlock)

export const preloadProductBlock = late.preload

/** The product block, whose code a first visit loads when the page is touched. What this device knows of the visitor, an
 *  answer and a running offer's countdown are shown at once. */
export function LateProductBlock(props: PlacedProductBlockProps) {
  const { answer, product, now } = props
  useEffect(() => {
    if (answer || offerRuns(product.offerDate, now) || isKnown()) late.start()
  }, [answer, product, now])
  return (
    <Late>
      <late.Component {...props} />
    </Late>
  )
}

/** Whether a form is prefilled, or a product marked as saved. */
function isKnown(): boolean {
  return (
    hasSavedProducts() ||
    signedInMark().read() !== null ||
    (storedText("order_person", () => localStorage, window).read() ?? "{}") !== "{}"
  )
}
