import type { OrderDetail } from "#api/contract/admin/order-detail.ts"
import { formatMoney, fromDinars } from "#core/money.ts"
import { useShopFacts } from "../data/public-api.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"

/** What to say on the phone, and what the shopper wrote. */
export function CallWords({ order }: { order: OrderDetail }) {
  const t = useText()
  const locale = useConsoleLocale()
  const shop = useShopFacts()?.shopName ?? "Hanout"
  const goods = order.lines
    .map(({ quantity, title, color }) => `${quantity} × ${title}${color ? ` (${color})` : ""}`)
    .join(locale === "ar" ? "، " : ", ")
  const total = formatMoney(fromDinars(order.total), locale, 0)
  return (
    <div className="say">
      <b>{t("call.say")}</b>
      <p>{t("call.sentence", { name: order.firstname, shop, goods, commune: order.commune, total })}</p>
      {order.note && (
        <>
          <b>{t("call.note")}</b>
          <p>
            <bdi>{order.note}</bdi>
          </p>
        </>
      )}
    </div>
  )
}
