import { Link } from "react-router"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { OrderPhoneBlock } from "../../customers/phone-blocks/order-phone-block.tsx"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { shortDate } from "../../ui/forms/moment.ts"
import { Money } from "../../ui/money.tsx"
import * as callLog from "../order/call-log.module.css"

/** The other orders of this phone, and whether the shop accepts new ones from it. */
export function PhoneHistory({ order: { mobile, phonePast: past } }: { order: OrderDetail }) {
  const t = useText()
  const locale = useConsoleLocale()
  const counts = [
    past.delivered > 0 && t("call.pastDelivered", { n: past.delivered }),
    past.cancelled > 0 && t("call.pastCancelled", { n: past.cancelled }),
    past.returned > 0 && t("call.pastReturned", { n: past.returned }),
  ].filter(Boolean)
  return (
    <section className={callLog.past}>
      <h2>{t("call.past")}</h2>
      <p className="small muted">
        {past.orders === 0 ? t("call.pastNone") : [t("orders.shown", { n: past.orders }), ...counts].join(" · ")}
      </p>
      <ol className={past.recent.length > 0 ? callLog.log : ""}>
        {past.recent.map((other) => (
          <li key={other.documentId}>
            <time dateTime={other.createdAt}>{shortDate(other.createdAt, locale)}</time>
            <span>
              <Link to={`/orders/${other.documentId}`}>
                <bdi dir="ltr">{other.number}</bdi>
              </Link>{" "}
              {t(`status.${other.status}`)} · <Money dinars={other.total} />
            </span>
          </li>
        ))}
      </ol>
      <OrderPhoneBlock mobile={mobile} block={past.block} />
    </section>
  )
}
