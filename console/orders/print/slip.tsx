import type { AppSettingResource } from "#api/content/contract-settings.ts"
import type { PrintedOrder } from "#api/orders/admin/contract-printed-orders.ts"
import { promiseMessage, promisesOf } from "#core/content/promise.ts"
import { spacedPhone } from "#core/customers/phone.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import type { SlipFormat } from "#core/orders/printed-orders.ts"
import { amountToCollect, isPaidBefore } from "#core/payments/payment.ts"
import { localeTags } from "../../i18n/languages.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { shortDate } from "../../ui/forms/moment.ts"
import { Money } from "../../ui/money.tsx"
import { carrierName } from "../carrier-name.ts"
import { DeskText } from "../edit/desk-text.tsx"
import { SpokenLineTitle } from "../edit/line-title.tsx"
import { usePlace } from "../edit/use-place.ts"
import { WilayaCodes } from "../edit/wilaya-codes.tsx"
import { Barcode } from "./barcode.tsx"
import { PaperLogo } from "./paper-logo.tsx"
import * as paperCss from "./paper-parts.module.css"
import * as css from "./print.module.css"
import { slipPapers } from "./slip-papers.ts"

type Props = { order: PrintedOrder; shop: AppSettingResource; format: SlipFormat }

/** The slip that goes onto a parcel. Names of the shop's things and places are in the language of the slip. */
export function Slip({ order, shop, format }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const place = usePlace()(order)
  const promises = promisesOf({ ...shop, promisesCash: shop.promisesCash && !isPaidBefore(order) }).map(promiseMessage)
  const { className, room, maxLines } = slipPapers[format]
  const left = order.lines.length > maxLines ? order.lines.slice(maxLines - 1) : []
  return (
    <article className={`${css.paper} ${css.paperSlip} ${className}`}>
      <header>
        {shop.theme?.logo ? (
          <PaperLogo shop={shop} />
        ) : (
          <b>
            <bdi>{shop.shopName}</bdi>
          </b>
        )}
        <span>
          <bdi dir="ltr">{shop.phone}</bdi>
        </span>
      </header>
      <h1 className={paperCss.paperNumber}>
        <bdi dir="ltr">{order.number}</bdi>
        <span>{shortDate(order.createdAt, locale)}</span>
      </h1>
      <Barcode text={order.number} room={room} />
      <section>
        <b className={paperCss.paperName}>
          <bdi>
            {order.firstname} {order.lastname}
          </bdi>
        </b>
        <span className={paperCss.paperPhone}>
          <bdi dir="ltr">{spacedPhone(order.mobile)}</bdi>
        </span>
        {order.address && (
          <span>
            <bdi>{isolateNumbers(order.address)}</bdi>
          </span>
        )}
        <span>
          <b>
            {t("call.place", { commune: isolate(place.commune), wilaya: isolate(place.wilaya) })}{" "}
            <WilayaCodes {...order} />
          </b>{" "}
          · {t(`delivery.${order.delivery}`)}
        </span>
        {order.desk && (
          <span>
            <DeskText desk={order.desk} />
          </span>
        )}
      </section>
      <ul>
        {order.lines.slice(0, order.lines.length - left.length).map((line) => (
          <li key={line.id}>
            <b>
              <bdi>{line.quantity}</bdi> ×
            </b>{" "}
            <SpokenLineTitle line={line} />
          </li>
        ))}
        {left.length > 0 && (
          <li>{t("print.moreLines", { n: left.reduce((sum, { quantity }) => sum + quantity, 0) })}</li>
        )}
      </ul>
      {order.note && (
        <p>
          <bdi>{isolateNumbers(order.note)}</bdi>
        </p>
      )}
      <p className={paperCss.paperTotal}>
        <span>{t("call.collect")}</span>
        <Money dinars={amountToCollect(order)} />
      </p>
      {order.deliveryPrice === null && (
        <p>
          {t("call.delivery")} · {t("call.byPhone")}
        </p>
      )}
      {order.weight !== null && (
        <p>
          {t("print.weight")} <bdi>{kilograms(order.weight, localeTags[locale])}</bdi>
        </p>
      )}
      {promises.length > 0 && (
        <ul className={paperCss.paperPromises}>
          {promises.map(({ name, n }) => (
            <li key={name}>{t(`promise.${name}`, { n })}</li>
          ))}
        </ul>
      )}
      {order.tracking && (
        <div className={paperCss.paperTracking}>
          <p>
            {order.carrier && <bdi>{carrierName(order.carrier, t)}</bdi>} <bdi dir="ltr">{order.tracking}</bdi>
          </p>
          <Barcode text={order.tracking} room={room} />
        </div>
      )}
    </article>
  )
}

/** `1,25 kg` */
const kilograms = (grams: number, tag: string) =>
  new Intl.NumberFormat(tag, { style: "unit", unit: "kilogram", maximumFractionDigits: 2 }).format(grams / 1000)
