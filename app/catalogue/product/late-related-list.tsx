import { useEffect } from "react"
import { hasSavedProducts } from "../../cart/has-saved-products.ts"
import { Late } from "../../ui/late/late.tsx"
import { lateCode } from "../../ui/late/late-code.ts"
import type { RelatedListProps } from "./related-list.tsx"

const late = lateCode(async () => (await import("./placed-related-list.ts")).PlacedRelatedList)

export const preloadRelatedList = late.preload

/** The row of related products, whose code a first visit loads when the page is touched. What this device has saved is marked at
 *  once. */
export function LateRelatedList(props: RelatedListProps) {
  useEffect(() => {
    if (hasSavedProducts()) late.start()
  }, [])
  if (props.products.length === 0) return null
  return (
    <Late>
      <late.Component {...props} />
    </Late>
  )
}
