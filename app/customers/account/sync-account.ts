import type { PersonResource } from "#api/customers/contract.ts"
import { findSaved, type SavedProduct, toSavedProduct } from "#core/cart/saved-list.ts"
import {
  findWishlistItem,
  isSameChosen,
  readWishlistItem,
  staysAfterSync,
  syncedItems,
  toWishlistItem,
  type WishlistItem,
} from "#core/cart/wishlist-item.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { signedInMark } from "../../browser/stored-text.ts"
import { splitLocale } from "../../i18n/addresses.ts"
import { wishlist } from "../../lists/saved-products.ts"
import { clearForm } from "../../orders/checkout/saved-checkout.ts"
import { clearRecentOrders } from "../../orders/confirmation/recent-orders.ts"
import { prefillOrderForm } from "../../orders/order-form/prefill-order-form.ts"

/** Returns the items on which this browser and the account agreed last. */
function metItems(): WishlistItem[] {
  try {
    const list: unknown = JSON.parse(signedInMark().read() || "[]")
    return Array.isArray(list) ? list.flatMap((value) => readWishlistItem(value) ?? []) : []
  } catch {
    return []
  }
}

const itemsHere = () => wishlist.change((list) => ({ list, notice: null })).list.map(toWishlistItem)

const toTexts = (items: WishlistItem[]) =>
  items.map(({ slug, chosen }) => `${slug} ${chosen?.color} ${chosen?.size}`).sort()

/** Whether the wishlist was changed here since it met the account's. */
const isWishlistUnsynced = (): boolean => String(toTexts(itemsHere())) !== String(toTexts(metItems()))

type SyncResult = { items: WishlistItem[]; products: { slug: string; product: Product | null }[] } | null

/** Nobody is signed in here any more. What a form was filled in with, and the links of orders just placed, go with who was. */
function clearSignedInData(): void {
  signedInMark().write("")
  clearForm()
  clearRecentOrders()
}

/** Brings the wishlist of this browser and that of the account together; what is changed here meanwhile stays. Nothing
 *  happens without an answer: the next page retries. */
async function syncWishlist(locale: Locale): Promise<void> {
  const [mine, before] = [itemsHere(), metItems()]
  const body = new FormData()
  body.set("mine", JSON.stringify(mine))
  body.set("met", JSON.stringify(before))
  body.set("locale", locale)
  const answer = await fetch("/profile/wishlist", { method: "POST", body, keepalive: true }).catch(() => undefined)
  if (!answer?.ok) return
  const met: SyncResult = await answer.json()
  if (!met) return clearSignedInData()
  const { items, products } = met
  wishlist.change((list) => {
    const stay = list
      .filter(({ slug }) => staysAfterSync(slug, { items, here: mine, met: before }))
      .map((item) => withVariant(item, findWishlistItem(mine, item.slug), findWishlistItem(items, item.slug)))
    const come = products.flatMap(({ slug, product }) => {
      const { chosen } = findWishlistItem(items, slug) ?? {}
      return product && !findSaved(stay, product) ? [toSavedProduct({ ...product, ...(chosen && { chosen }) })] : []
    })
    const same = come.length === 0 && stay.length === list.length && stay.every((item, at) => item === list[at])
    return { list: same ? list : [...stay, ...come], notice: null }
  })
  signedInMark().write(JSON.stringify(syncedItems(items, mine, products)))
}

/** A product of the list with what the account says was chosen of it, unless that was changed here since it was sent. */
function withVariant(item: SavedProduct, sent: WishlistItem | undefined, met: WishlistItem | undefined): SavedProduct {
  if (!sent || !met || !isSameChosen(item, sent) || isSameChosen(item, met)) return item
  const { chosen: _before, ...product } = item
  return toSavedProduct({ ...product, ...(met.chosen && { chosen: met.chosen }) })
}

const waiting = "[data-island]:not([data-mounted])"
const seen = new WeakSet<HTMLFormElement>()

/** Order forms of the page that were not looked at yet: they ask who orders, and where to. Those of an island wait for its script,
 *  which brings the communes. */
const newForms = () =>
  [...document.querySelectorAll<HTMLSelectElement>('select[name="wilaya"]')].flatMap(({ form }) =>
    form && !seen.has(form) && !form.closest(waiting) && form.elements.namedItem("firstname") ? [form] : [],
  )

async function fetchPerson(): Promise<PersonResource | null> {
  const answer = await fetch("/profile/person").catch(() => undefined)
  return answer?.ok ? answer.json() : null
}

async function check() {
  const forms = newForms()
  if (forms.length === 0 || !signedInMark().read()) return
  for (const form of forms) seen.add(form)
  const person = await fetchPerson()
  if (person) for (const form of forms) prefillOrderForm(form, person)
}

/** Fills the order forms of this page, and those that come later, as in the quick view. */
function prefillOrderForms(): void {
  let waits = false
  const later = () => {
    if (waits) return
    waits = true
    requestAnimationFrame(() => {
      waits = false
      void check()
    })
  }
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true })
  addEventListener("island-mounted", later)
  void check()
}

/** Pages on which the wishlist of other devices is seen, or on which one signs in and out. */
const asking = ["/wishlist", "/profile", "/login"]

let isSynced = false

/** Does for who is signed in what every page needs: their wishlist goes along, and order forms are filled in. Once a document. */
export function syncAccount(): void {
  if (isSynced || !signedInMark().read()) return
  isSynced = true
  const { locale, path } = splitLocale(location.pathname)
  if (asking.includes(path) || isWishlistUnsynced()) void syncWishlist(locale)
  // Sends the wishes of the page that is left.
  document.addEventListener("visibilitychange", () => {
    const mayHave = document.visibilityState === "hidden" && signedInMark().read()
    if (mayHave && isWishlistUnsynced()) void syncWishlist(locale)
  })
  prefillOrderForms()
}
