import type { Message } from "#core/i18n/message.ts"

export const coupons = {
  "coupons.title": "Coupons",
  "coupons.intro": "Copy the code and enter it in your cart, or tell it to us when we call to confirm your order.",
  "coupons.none": "No coupon at the moment. Come back on Thursday.",
  "coupons.percent": "−{percent}%",
  "coupons.everything": "The whole shop",
  "coupons.minimum": "From {amount} of purchases",
  "coupons.noMinimum": "No minimum",
  "coupons.until": "Until {date}",
  "coupons.state.active": "Valid now",
  "coupons.state.ended": "Over",
  "coupons.copy": "Copy",
  "coupons.copied": "Copied",
  "coupons.shop": "See the products",
} satisfies Record<string, Message>
