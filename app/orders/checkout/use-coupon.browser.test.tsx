import { useState } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { addToCart, emptyCart } from "#core/cart/cart.ts"
import { cartProduct } from "#core/cart/testing/cart-product.ts"
import type { OrderChange } from "#core/orders/order-change.ts"
import { renderInShop } from "../../testing/render-in-shop.tsx"
import { CouponField } from "./coupon-field.tsx"
import { useCoupon } from "./use-coupon.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const used: OrderChange = {
  kind: "coupon",
  code: "MODE10",
  reason: "usedByPhone",
  minimum: null,
  old: 189_000,
  new: 0,
}

function Checkout() {
  const [cart, setCart] = useState(() => addToCart(emptyCart, cartProduct(), 1).cart)
  const coupon = useCoupon(cart, "MODE10")
  return (
    <>
      <CouponField coupon={coupon} />
      <output>{coupon.holding}</output>
      <button type="button" onClick={() => coupon.again([used])}>
        reject
      </button>
      <button type="button" onClick={() => setCart((now) => addToCart(now, cartProduct(), 1).cart)}>
        more
      </button>
    </>
  )
}

test("a coupon that the phone has used is not sent again with the next press, until it is entered again", async () => {
  // A quote knows no phone: it says that the coupon holds.
  const quote = vi.fn(async (_address: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return Response.json({ discount: 189_000, changes: [] })
  })
  vi.stubGlobal("fetch", quote)
  const { screen, t } = await renderInShop("fr", <Checkout />)
  const holding = screen.getByRole("status").filter({ hasText: /^MODE10$/ })
  await expect.element(holding).toBeVisible()

  await screen.getByRole("button", { name: "reject" }).click()
  const field = screen.getByLabelText(t("checkout.couponLabel"))
  await expect.element(field).toHaveAccessibleDescription(t("orderForm.coupon.usedByPhone", { code: "MODE10" }))
  await screen.getByRole("button", { name: "more" }).click()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(field).toHaveValue("MODE10")
  expect(holding.query()).toBeNull()
  expect(quote).toHaveBeenCalledTimes(1)

  await screen.getByRole("button", { name: t("checkout.couponApply") }).click()
  await expect.element(holding).toBeVisible()
})
