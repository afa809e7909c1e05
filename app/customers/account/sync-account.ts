import { splitLocale } from "../../i18n/addresses.ts"
import { prefillOrderForms } from "./prefill-order-forms.ts"
import { signedInMark } from "./signed-in-mark.ts"
import { isWishlistUnsynced, syncWishlist } from "./sync-wishlist.ts"

/** Pages on which the wishlist of other devices is seen, or on which one signs in and out. */
const asking = ["/wishlist", "/profile", "/login"]

let isSynced = false

/** Does for who is signed in what every page needs: their wishlist goes along, and order forms are filled in. Once a document. */
export function syncAccount(): void {
  if (isSynced || !signedInMark().read()) return
  isSynced = true
  const { locale, path } = splitLocale(location.pathname)
  if (asking.includes(path) || isWishlistUnsynced()) void syncWishlist(locale)
  // What was wished for on the page that is left.
  document.addEventListener("visibilitychange", () => {
    const mayHave = document.visibilityState === "hidden" && signedInMark().read()
    if (mayHave && isWishlistUnsynced()) void syncWishlist(locale)
  })
  prefillOrderForms()
}
