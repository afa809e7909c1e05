import { ruleChoices } from "#core/carriers/carrier-rule.ts"
import { platforms } from "#core/carriers/platform.ts"
import { deliveryProfiles } from "#core/catalogue/product-delivery.ts"
import { handReasons } from "#core/catalogue/stock-movement.ts"
import { sizeKinds } from "#core/catalogue/variants/size-values.ts"
import { postFormats } from "#core/content/post.ts"
import { returnPayers } from "#core/content/promise.ts"
import { publishingStates } from "#core/content/publishing.ts"
import { cornerNames, typefaces } from "#core/content/theme/theme.ts"
import { carriers } from "#core/delivery/carrier.ts"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { eventTypes } from "#core/events/event.ts"
import { weekStarts } from "#core/i18n/shop-day.ts"
import { mailKinds, mailStatuses } from "#core/mail/mail.ts"
import { callOutcomes, orderStatuses } from "#core/orders/order-status.ts"
import { reviewStatuses } from "#core/reviews/review.ts"
import { tokenScopes } from "#core/staff/api-token.ts"
import { staffRoles } from "#core/staff/staff-permissions.ts"
import type { Say, TextKey } from "../../i18n/texts.ts"
import { isKnownReason } from "../../orders/calls/status-reasons.ts"

/** The text keys of a list's values. */
const words = <Value extends string, Prefix extends string>(values: readonly Value[], prefix: Prefix) =>
  values.map((value) => [value, `${prefix}.${value}`] as const)

const byField: Record<string, readonly (readonly [string, TextKey])[]> = {
  delivery: words(deliveryKinds, "delivery"),
  deliveryProfile: words(deliveryProfiles, "product.delivery"),
  delivery_profile: words(deliveryProfiles, "product.delivery"),
  returnPayer: words(returnPayers, "settings.returnPayer"),
  weekStart: words(weekStarts, "settings"),
  corner: words(cornerNames, "theme.corner"),
  typeface: words(typefaces, "theme.typeface"),
  sizeKind: words(sizeKinds, "product.sizeKind"),
  size_kind: words(sizeKinds, "product.sizeKind"),
  choice: words(ruleChoices, "rule.choice"),
  platform: words(platforms, "carrier.platform"),
  carrier: words(carriers, "export"),
  format: [
    ...words(postFormats, "post.format"),
    ...words(carriers, "export"),
    ["xlsx", "export.xlsx"],
    ["csv", "export.csv"],
  ],
  kind: [["percent", "coupon.percent"], ["fixed", "coupon.dinars"], ...words(mailKinds, "mail.kind")],
  reason: words(handReasons, "stock.reason"),
  source: [
    ["shop", "settings.shop"],
    ["phone", "order.origin.phone"],
  ],
  status: [
    ...words(orderStatuses, "status"),
    ["answered", "message.status.answered"],
    ...words(reviewStatuses, "review.status"),
    ...words(mailStatuses, "mail.status"),
  ],
  state: [
    ...words(publishingStates, "post.state"),
    ["active", "coupon.state.active"],
    ["upcoming", "coupon.state.upcoming"],
    ["ended", "coupon.state.ended"],
    ["usedUp", "coupon.state.usedUp"],
    ["confirmed", "news.state.confirmed"],
    ["asked", "news.state.asked"],
  ],
  stockBy: [
    ["product", "product.one"],
    ["variant", "order.variant"],
  ],
  stock_by: [
    ["product", "product.one"],
    ["variant", "order.variant"],
  ],
  role: words(staffRoles, "role"),
  keys: [["changed", "audit.changed"]],
  types: words(eventTypes, "webhook.event"),
  scopes: words(tokenScopes, "token.scope"),
}

/** Returns the text of a field's value from a fixed list, as its own screen shows it; undefined for any other value.
 *  @param text one value, or several with ", " between */
export function knownValue(field: string, text: string, t: Say): string | undefined {
  if ((field === "reason" || field === "condition") && isKnownReason(text)) return t(`call.why.${text}`)
  if (field === "outcome") {
    const outcome = callOutcomes.find((one) => one === text)
    return outcome && t(`outcome.${outcome}`, { time: "" }).trim()
  }
  const list = byField[field]
  if (!list) return undefined
  const said = text.split(", ").map((one) => list.find(([value]) => value === one)?.[1])
  if (said.some((key) => key === undefined)) return undefined
  return said.map((key) => key && t(key)).join(" · ")
}
