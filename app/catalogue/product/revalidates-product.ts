import type { ShouldRevalidateFunctionArgs } from "react-router"
import { choiceInAddress, withChoice } from "./choice/choice-address.ts"

/** Whether the page of a product is loaded again. A refused order says that price or stock have changed: the page must not
 *  go on showing the old ones. A choice that was written into the address changes nothing of what is loaded. */
export function revalidatesProduct(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus, currentUrl, nextUrl, defaultShouldRevalidate } = args
  const search = withChoice(currentUrl.search, choiceInAddress(nextUrl.search))
  if (currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && search === nextUrl.search)
    return false
  return actionStatus === 409 || defaultShouldRevalidate
}
