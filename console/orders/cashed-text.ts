import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Say } from "../i18n/texts.ts"
import { shortDate } from "../ui/forms/moment.ts"

/** When the shop got the money of an order, and who said so. */
export function cashedText({ at, by }: NonNullable<OrderRow["cashed"]>, t: Say, locale: Locale): string {
  const date = shortDate(at, locale)
  return by === null ? date : t("order.cashedBy", { date, name: by })
}
