import type { Message } from "#core/i18n/message.ts"

export const checkout = {
  "checkout.title": "Checkout",
  "checkout.description": "Order everything in your cart at {shop}, without an account. You pay on delivery.",
  "checkout.person": "Your details",
  "checkout.place": "Where to",
  "checkout.lines": "Your order",
  "checkout.change": "Change the cart",
  "checkout.address": "Address (optional)",
  "checkout.addressHint": "Street, house number, a landmark: it helps the driver.",
  "checkout.email": "E-mail (optional)",
  "checkout.emailHint": "The order’s progress comes there. Nothing else.",
  "checkout.emailDoubt": "This does not look like an e-mail address.",
  "checkout.note": "A note for us (optional)",
  "checkout.coupon": "Coupon",
  "checkout.couponLabel": "Coupon",
  "checkout.couponApply": "Apply",
  "checkout.couponRemove": "Remove",
  "checkout.couponHolds": "The coupon {code} is applied.",
  "checkout.couponTooMany": "Too many tries. Please wait a while before trying this code again.",
  "checkout.couponAway": "The coupon could not be checked. Try again in a moment.",
  "checkout.emptyText": "Add products to it, then order them all at once, without an account.",
  "checkout.noScript":
    "Your cart is kept by your browser, which needs JavaScript to show it. You can order without it: open the page of a product and fill in its form.",
} satisfies Record<string, Message>
