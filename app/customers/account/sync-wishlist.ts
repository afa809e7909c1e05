import { findSaved, toSavedProduct } from "#core/cart/saved-list.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { wishlist } from "../../cart/wishlist/wishlist.ts"
import { signedInMark } from "./signed-in-mark.ts"

/** What stands behind the mark: the slugs that this browser and the account agreed on last. */
function metSlugs(): string[] {
  try {
    const list: unknown = JSON.parse(signedInMark().read() || "[]")
    return Array.isArray(list) ? list.filter((slug) => typeof slug === "string") : []
  } catch {
    return []
  }
}

const slugsHere = () => wishlist.change((list) => ({ list, notice: null })).list.map(({ slug }) => slug)

/** Whether the wishlist was changed here since it met the account's. */
export const isWishlistUnsynced = (): boolean => String(slugsHere().sort()) !== String(metSlugs().sort())

type Met = { slugs: string[]; products: { slug: string; product: Product | null }[] } | null

/** Brings the wishlist of this browser and that of the account together; what is changed here meanwhile stays. Nothing
 *  happens without an answer: the next page tries again. */
export async function syncWishlist(locale: Locale): Promise<void> {
  const mine = slugsHere()
  const body = new FormData()
  body.set("mine", JSON.stringify(mine))
  body.set("met", JSON.stringify(metSlugs()))
  body.set("locale", locale)
  const answer = await fetch("/profile/wishlist", { method: "POST", body, keepalive: true }).catch(() => undefined)
  if (!answer?.ok) return
  const met: Met = await answer.json()
  // Nobody is signed in here any more.
  if (!met) return void signedInMark().write("")
  const { slugs, products } = met
  wishlist.change((list) => {
    const stay = list.filter(({ slug }) => slugs.includes(slug) || !mine.includes(slug))
    const come = products.flatMap(({ product }) =>
      product && !findSaved(stay, product) ? [toSavedProduct(product)] : [],
    )
    const same = come.length === 0 && stay.length === list.length
    return { list: same ? list : [...stay, ...come], notice: null }
  })
  signedInMark().write(JSON.stringify(slugs))
}
