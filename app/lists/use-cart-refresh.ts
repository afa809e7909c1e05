import { useEffect, useState } from "react"
import type { Cart } from "#core/cart/cart.ts"
import { type CurrentLine, type LineChange, refreshCart } from "#core/cart/cart-refresh.ts"
import { readStoredProduct } from "#core/cart/stored-cart.ts"
import { readStoredList, storedFields } from "#core/cart/stored-list.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { readAgain } from "../browser/read-again.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { cartStore } from "./cart-store.ts"

function readLine(value: unknown): CurrentLine | undefined {
  const fields = storedFields(value)
  if (typeof fields?.slug !== "string") return undefined
  const line = { slug: fields.slug, variant: typeof fields.variant === "string" ? fields.variant : "" }
  if (fields.product === null) return { ...line, product: null }
  const product = readStoredProduct(fields.product)
  return product && { ...line, product }
}

/** The shop's present word on the lines of a cart. Throws when it cannot be had. */
async function currentLines(cart: Cart, locale: Locale, signal: AbortSignal): Promise<CurrentLine[]> {
  const slugs = cart.map(({ slug }) => slug).join(",")
  const variants = cart.map(({ choice }) => choice?.variant ?? "").join(",")
  const query = new URLSearchParams({ slugs, variants, locale })
  const response = await readAgain(`/cart-lines?${query}`, { signal })
  if (!response.ok) throw new Error(`Cart lines not read: ${response.status}`)
  return readStoredList(await response.text(), readLine)
}

/** Brings the cart up to date at each opening of the panel (decision "Cart stock").
 *  @returns what changed; nothing while the shop cannot be reached, the cart stays as it is */
export function useCartRefresh(opened: number): LineChange[] {
  const { locale } = useI18n()
  const [changes, setChanges] = useState<LineChange[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening asks again
  useEffect(() => {
    const leave = new AbortController()
    setChanges([])
    const sentCart = cartStore().get()
    if (sentCart.length > 0) {
      currentLines(sentCart, locale, leave.signal).then(
        (current) => setChanges(cartStore().change((cart) => refreshCart(cart, current)).changes),
        () => {},
      )
    }
    return () => leave.abort()
  }, [opened, locale])
  return changes
}
