import { splitLocale } from "../../i18n/addresses.ts"
import { latestNavigation, onNavigation } from "../../shell/start/navigation.ts"
import { prefillOrderForms } from "./prefill-order-forms.ts"
import { signedInMark } from "./signed-in-mark.ts"
import { isWishlistUnsynced, syncWishlist } from "./sync-wishlist.ts"

/** Pages on which the wishlist of other devices is seen, or on which one signs in and out. */
const asking = ["/wishlist", "/profile", "/login"]

let follows = false

/** Does for who is signed in what every page needs, from this one on: their wishlist goes along, and order forms are
 *  filled in. Once a document. */
export function syncAccount(): void {
  if (follows) return
  follows = true
  let seen = ""
  const look = () => {
    if (latestNavigation()?.state !== "idle" || seen === location.href || !signedInMark().read()) return
    seen = location.href
    const { locale, path } = splitLocale(location.pathname)
    if (asking.includes(path) || isWishlistUnsynced()) void syncWishlist(locale)
  }
  onNavigation(look)
  // What was wished for on the last page of a visit.
  document.addEventListener("visibilitychange", () => {
    const mayHave = document.visibilityState === "hidden" && signedInMark().read()
    if (mayHave && isWishlistUnsynced()) void syncWishlist(splitLocale(location.pathname).locale)
  })
  look()
  prefillOrderForms()
}

/** Begins it where somebody has just signed in. */
export function startSync(): void {
  if (!signedInMark().read()) signedInMark().write("[]")
  syncAccount()
}
