import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { chosenTitleIn } from "#core/orders/line-names.ts"
import { amountToCollect, isPaidBefore } from "#core/payments/payment.ts"
import { useShopName } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import { useMoney } from "../../ui/money.tsx"
import { usePlace } from "../edit/use-place.ts"
import * as css from "./call.module.css"

/** Script of a call, and the shopper's note. */
export function CallWords({ order }: { order: OrderDetail }) {
  const t = useText()
  const locale = useConsoleLocale()
  const money = useMoney()
  const shop = useShopName(locale) || "Hanout"
  const comma = commaOf(locale)
  const goods = order.lines
    .map((line) => isolate(`${line.quantity}\u00a0×\u00a0${chosenTitleIn(line, locale)}`))
    .join(comma)
  const open = order.lines.filter(({ isOpen }) => isOpen)
  const { commune } = usePlace()(order)
  const values = { name: order.firstname, shop, goods, commune, total: money(amountToCollect(order)) }
  const isolated = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]))
  return (
    <div className={css.say}>
      <b>{t("call.say")}</b>
      {open.length > 0 && (
        <p className={ordersChoices.openChoice}>
          {t("call.askVariant", {
            goods: open.map((line) => isolate(chosenTitleIn(line, locale))).join(comma),
          })}
        </p>
      )}
      <p>{t(toSentence(order), isolated)}</p>
      {order.note && (
        <>
          <b>{t("call.note")}</b>
          <p>
            <bdi>{isolateNumbers(order.note)}</bdi>
          </p>
        </>
      )}
    </div>
  )
}

/** What the buyer is told: what is to be paid on delivery, what of it is still to be agreed, or that it is paid. */
function toSentence(order: OrderDetail) {
  if (order.deliveryPrice === null) return "call.sentenceToAgree"
  return isPaidBefore(order) ? "call.sentencePaid" : "call.sentence"
}
