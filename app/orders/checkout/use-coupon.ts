import { useEffect, useState } from "react"
import type { Cart } from "#core/cart/cart.ts"
import { cartLines } from "#core/cart/cart-order.ts"
import { couponCode } from "#core/coupons/coupon.ts"
import type { Centimes } from "#core/money.ts"
import type { OrderChange } from "#core/orders/order-change.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { saveFields } from "./saved-checkout.ts"
import { wireLines } from "./wire-lines.ts"

type RejectedCoupon = Extract<OrderChange, { kind: "coupon" }>

type CouponState = {
  /** The code that was asked for; empty = none. */
  code: string
  /** null while the shop has not answered, or where the code does not hold. */
  discount: Centimes | null
  /** Why the code does not hold; "away" = the shop could not be asked, "tooMany" = it was asked too often. */
  rejected: RejectedCoupon | "away" | "tooMany" | null
}

const none: CouponState = { code: "", discount: null, rejected: null }

export type CouponOfCart = ReturnType<typeof useCoupon>

/** A coupon for the cart, asked from the shop when it is entered and whenever the cart changes.
 *  @param first the code that was kept */
export function useCoupon(cart: Cart, first: string) {
  const { locale } = useI18n()
  const [coupon, setCoupon] = useState<CouponState>({ ...none, code: first })
  const [attempt, setAttempt] = useState(0)
  const { code, rejected } = coupon
  // A quote knows no phone, and would say that it holds.
  const isUsed = typeof rejected === "object" && rejected?.reason === "usedByPhone"
  const lines = wireLines(cartLines(cart))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request.
  useEffect(() => {
    if (code === "" || isUsed || cart.length === 0) return
    const aborted = new AbortController()
    quote({ code, lines, locale }, aborted.signal).then(
      ({ discount, changes }) => {
        const rejected = changes.find((change) => change.kind === "coupon") ?? null
        setCoupon({ ...none, code, discount: rejected ? null : discount, rejected })
        saveFields({ coupon: rejected ? "" : code })
      },
      (error: unknown) => {
        const rejected = error instanceof TooManyQuotes ? "tooMany" : "away"
        if (!aborted.signal.aborted) setCoupon({ ...none, code, rejected })
      },
    )
    return () => aborted.abort()
  }, [code, isUsed, lines, locale, attempt])

  const use = (requested: string) => {
    setCoupon({ ...none, code: requested })
    saveFields({ coupon: requested })
    setAttempt((count) => count + 1)
  }
  return {
    ...coupon,
    asking: code !== "" && coupon.discount === null && coupon.rejected === null,
    /** The code that goes with the order, and what it takes off. */
    holding: coupon.discount === null ? "" : code,
    apply: (typed: string) => use(couponCode(typed)),
    remove: () => use(""),
    /** Asks again after an order was rejected; a coupon that its phone has used lowers nothing until it is entered again.
     *  @param changes why it was rejected */
    again: (changes: readonly OrderChange[]) => {
      const rejected = changes.find((change) => change.kind === "coupon" && change.reason === "usedByPhone")
      if (rejected?.kind !== "coupon") return setAttempt((count) => count + 1)
      setCoupon({ ...none, code, rejected })
      saveFields({ coupon: "" })
    },
  }
}

class TooManyQuotes extends Error {}

async function quote(requested: { code: string; lines: string; locale: string }, signal: AbortSignal): Promise<Quote> {
  const body = new URLSearchParams({ coupon: requested.code, lines: requested.lines, locale: requested.locale })
  const answer = await fetch("/order-quote", { method: "POST", body, signal })
  if (answer.status === 429) throw new TooManyQuotes()
  if (!answer.ok) throw new Error(`No quote: ${answer.status}`)
  return answer.json()
}
