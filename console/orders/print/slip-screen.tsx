import { promiseMessage, promisesOf } from "#core/content/promise.ts"
import { spacedPhone } from "#core/customers/phone.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { shortDate } from "../../ui/forms/moment.ts"
import { Money } from "../../ui/money.tsx"
import { LineTitle } from "../edit/line-title.tsx"
import { usePlace } from "../edit/use-place.ts"
import { WilayaCodes } from "../edit/wilaya-codes.tsx"
import { OrderPaper, PaperLogo, type PaperProps } from "./order-paper.tsx"
import * as css from "./print.module.css"

/** The slip that goes onto the parcel: A6. */
export const SlipScreen = () => <OrderPaper size="a6" name="order.slip" Paper={Slip} />

function Slip({ order, shop }: PaperProps) {
  const t = useText()
  const locale = useConsoleLocale()
  const place = usePlace()(order)
  const promises = promisesOf(shop).map(promiseMessage)
  return (
    <>
      <header>
        {shop.theme?.logo ? <PaperLogo shop={shop} /> : <b>{shop.shopName}</b>}
        <span>
          <bdi dir="ltr">{shop.phone}</bdi>
        </span>
      </header>
      <h1 className={css.paperNumber}>
        <bdi dir="ltr">{order.number}</bdi>
        <span>{shortDate(order.createdAt, locale)}</span>
      </h1>
      <section>
        <b className={css.paperName}>
          <bdi>
            {order.firstname} {order.lastname}
          </bdi>
        </b>
        <span className={css.paperPhone}>
          <bdi dir="ltr">{spacedPhone(order.mobile)}</bdi>
        </span>
        {order.address && (
          <span>
            <bdi>{isolateNumbers(order.address)}</bdi>
          </span>
        )}
        <b>
          {t("call.place", place)} <WilayaCodes {...order} />
        </b>
        <span>{t(`delivery.${order.delivery}`)}</span>
      </section>
      <ul>
        {order.lines.map((line) => (
          <li key={line.id}>
            {line.quantity} × <LineTitle line={line} />
          </li>
        ))}
      </ul>
      {order.note && (
        <p>
          <bdi>{isolateNumbers(order.note)}</bdi>
        </p>
      )}
      <p className={css.paperTotal}>
        <span>{t("call.collect")}</span>
        <Money dinars={order.total} />
      </p>
      {promises.length > 0 && (
        <ul className={css.paperPromises}>
          {promises.map(({ name, n }) => (
            <li key={name}>{t(`promise.${name}`, { n })}</li>
          ))}
        </ul>
      )}
      {order.tracking && (
        <p>
          {order.carrier} <bdi dir="ltr">{order.tracking}</bdi>
        </p>
      )}
    </>
  )
}
