import { expect, test } from "vitest"
import { messages } from "./en/all.ts"

/** The texts that sections 5 and 8 of the specification quote. */
const quoted = {
  "cart.clearQuestion": "Are you sure deleted your all cart items ?",
  "orderForm.alert.place": "Please select wilaya and commune",
  "orderForm.alert.mobile": "Please enter your mobile number",
  "orderForm.alert.firstname": "Please enter your first name",
  "orderForm.alert.lastname": "Please enter your last name",
  "orderForm.alert.failed": "Failed to place order",
  "cart.toast.outOfStock": "Out of stock {title}",
  "cart.toast.noMoreStock": "No more quantity available for this product!",
  "cart.toast.addedMore": "{n} {title} added to cart",
  "cart.toast.added": "{title} added to cart",
  "cart.toast.decremented": "Decrement Quantity For {title}",
  "cart.toast.removed": "{title} remove to cart",
  "compare.toast.added": "{title} added to compare",
  "compare.toast.removed": "{title} remove to compare",
  "wishlist.toast.added": "{title} added to wishlist",
  "wishlist.toast.removed": "{title} remove to wishlist",
}

test("the English messages are the specification's, character for character", {
  tags: [
    "@5-cart-clear-question",
    "@8-order-failed",
    "@8-order-alerts",
    "@8-out-of-stock",
    "@8-no-more-quantity",
    "@8-added-with-quantity",
    "@8-added-to-cart",
    "@8-decremented",
    "@8-removed-from-cart",
    "@8-added-to-compare",
    "@8-removed-from-compare",
    "@8-added-to-wishlist",
    "@8-removed-from-wishlist",
  ],
}, () => {
  expect(messages).toMatchObject(quoted)
})
