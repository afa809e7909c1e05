import { useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { formatMoney, fromDinars } from "#core/money.ts"
import { useMay } from "../../data/use-me.ts"
import type { Say } from "../../i18n/texts.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/order-page.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { shortDate } from "../../ui/forms/moment.ts"
import { carrierName } from "../carrier-name.ts"
import { exportText } from "../files/export-mark.tsx"
import { ParcelForm } from "./parcel-form.tsx"

/** The agent of an order, and its parcel; both can be changed by hand, whatever became of the order. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useText()
  const mayWrite = useMay("orders.write")
  const locale = useConsoleLocale()
  const [editing, setEditing] = useState(false)
  const facts = [
    [t("order.agent"), order.agent?.name],
    [t("order.carrier"), order.carrier && carrierName(order.carrier, t)],
    [t("order.tracking"), order.tracking],
    [t("order.exported"), order.exported && exportText(order.exported, t, locale)],
    [t("order.paid"), order.paid > 0 && formatMoney(fromDinars(order.paid), locale, 2)],
    [t("order.refunded"), order.refunded > 0 && formatMoney(fromDinars(order.refunded), locale, 2)],
    [t("order.cashed"), order.cashed && cashedText(order.cashed, t, locale)],
    [t("order.shopperNote"), order.note && isolateNumbers(order.note)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <div className={parts.cPart}>
      <div className={parts.cPartHead}>
        <h2>{t("order.parcel")}</h2>
        {mayWrite && !editing && (
          <Button look="link" icon="square-pen" onClick={() => setEditing(true)}>
            {t("order.setParcel")}
          </Button>
        )}
      </div>
      {editing && <ParcelForm order={order} onDone={() => setEditing(false)} />}
      {!editing && facts.length === 0 && <p className="muted">{t("order.noParcel")}</p>}
      {!editing && facts.length > 0 && (
        <dl className={css.cFacts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** When the shop got the money of an order, and who said so. */
function cashedText({ at, by }: NonNullable<OrderRow["cashed"]>, t: Say, locale: Locale): string {
  const date = shortDate(at, locale)
  return by === null ? date : t("order.cashedBy", { date, name: by })
}
