import type { AppSettingResource } from "#api/content/contract-settings.ts"
import type { PrintedOrder } from "#api/orders/admin/contract-printed-orders.ts"
import { spacedPhone } from "#core/customers/phone.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { isPaidBefore } from "#core/payments/payment.ts"
import type { Say } from "../../i18n/texts.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Money } from "../../ui/money.tsx"
import { SpokenLineTitle } from "../edit/line-title.tsx"
import { Sums } from "../edit/sums.tsx"
import { usePlace } from "../edit/use-place.ts"
import { Barcode } from "./barcode.tsx"
import { PaperLogo } from "./paper-logo.tsx"
import * as paperCss from "./paper-parts.module.css"
import * as css from "./print.module.css"

/** The invoice of an order: A4, with the facts that the law asks of the shop. Names of goods are in its language. */
export function Invoice({ order, shop }: { order: PrintedOrder; shop: AppSettingResource }) {
  const t = useText()
  const locale = useConsoleLocale()
  const place = usePlace()(order)
  const { amount, discount, deliveryPrice, total, paid } = order
  return (
    <article className={`${css.paper} ${css.paperA4}`}>
      <header>
        <div>
          <PaperLogo shop={shop} />
          <b className={paperCss.paperName}>
            <bdi>{shop.shopName}</bdi>
          </b>
          <span>
            <bdi>{isolateNumbers(shop.address)}</bdi>
          </span>
          <span>
            <bdi dir="ltr">{shop.phone}</bdi> · <bdi>{shop.email}</bdi>
          </span>
          <span>
            {t("invoice.register")} <bdi dir="ltr">{shop.registerNumber}</bdi>
          </span>
          <span>
            {t("invoice.tax")} <bdi dir="ltr">{shop.taxNumber}</bdi>
          </span>
        </div>
        <div>
          <h1>{t("order.invoice")}</h1>
          <bdi dir="ltr">{order.number}</bdi>
          <Barcode text={order.number} room={90} />
          <span>{formatShopDate(order.createdAt, locale)}</span>
        </div>
      </header>
      <section>
        <span className="small">{t("invoice.for")}</span>
        <b>
          <bdi>
            {order.firstname} {order.lastname}
          </bdi>
        </b>
        {order.address && (
          <span>
            <bdi>{isolateNumbers(order.address)}</bdi>
          </span>
        )}
        <span>{t("call.place", { commune: isolate(place.commune), wilaya: isolate(place.wilaya) })}</span>
        <bdi dir="ltr">{spacedPhone(order.mobile)}</bdi>
      </section>
      <table>
        <thead>
          <tr>
            <th>{t("invoice.what")}</th>
            <th className={paperCss.paperN}>{t("order.quantity")}</th>
            <th className={paperCss.paperN}>{t("invoice.unit")}</th>
            <th className={paperCss.paperN}>{t("order.total")}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <SpokenLineTitle line={line} />
                <small>
                  <bdi dir="ltr">{line.sku}</bdi>
                </small>
              </td>
              <td className={paperCss.paperN}>
                <bdi>{line.quantity}</bdi>
              </td>
              <td className={paperCss.paperN}>
                <Money dinars={line.unitPrice} decimals={2} />
              </td>
              <td className={paperCss.paperN}>
                <Money dinars={line.lineTotal} decimals={2} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums
        amount={amount}
        discount={discount}
        deliveryPrice={deliveryPrice}
        total={total}
        paid={paid}
        isToCollect={false}
        totalText={t("order.total")}
      />
      <p className="small">{invoiceEnd(order, t, locale)}</p>
    </article>
  )
}

/** How an order was paid, or is. */
function invoiceEnd({ status, cashedAt, ...sums }: PrintedOrder, t: Say, locale: Locale): string {
  if (isPaidBefore(sums)) return t("invoice.paidBefore")
  if (status !== "delivered" || cashedAt === null) return t("invoice.cash")
  return t("invoice.paid", { date: formatShopDate(cashedAt, locale) })
}
