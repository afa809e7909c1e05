import type { Values } from "#core/i18n/message.ts"
import type { Centimes } from "#core/money.ts"
import type { OrderChange } from "#core/orders/order-change.ts"
import type { I18n } from "../../i18n/i18n.tsx"

/** A product as the cart names it: with the colour and the size of the line. */
const titleOf = (change: { title: string; color?: string; size?: string }): string =>
  [change.title, change.color, change.size].filter(Boolean).join(" · ")

/** One change in a sentence. */
export function changeText(change: OrderChange, { t, money }: I18n): string {
  const moneyText = (amount: Centimes | null) => (amount === null ? t("orderForm.byPhone") : money(amount))
  const name: Values = "title" in change ? { title: titleOf(change) } : {}
  switch (change.kind) {
    case "price":
    case "amount":
    case "delivery":
    case "discount":
      return t(`orderForm.change.${change.kind}`, { ...name, old: moneyText(change.old), new: moneyText(change.new) })
    case "stock":
      if (change.new === 0) return t("orderForm.change.outOfStock", name)
      return t("orderForm.change.stock", { ...name, n: change.new, old: change.old })
    case "maximum":
      return t("orderForm.change.maximum", { ...name, n: change.new, old: change.old })
    case "maxLines":
    case "maxUnits":
      return t(`orderForm.change.${change.kind}`, { n: change.new, old: change.old })
    case "gone":
      return t("orderForm.change.gone", name)
    case "coupon":
      return t(`orderForm.coupon.${change.reason}`, { code: change.code, minimum: moneyText(change.minimum) })
    case "notServed":
      return t(change.other ? `orderForm.change.notServed.${change.delivery}` : "orderForm.change.notServed.none")
  }
}
