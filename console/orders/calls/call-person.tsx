import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { internationalPhone } from "#core/content/shop-facts.ts"
import { spacedPhone } from "#core/customers/phone.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { messageKindOf } from "#core/orders/messages/order-messages.ts"
import { useOrderParcels } from "../../carriers/use-carriers.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import { Icon } from "../../ui/icon.tsx"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { DeskText } from "../edit/desk-text.tsx"
import { usePlace } from "../edit/use-place.ts"
import { MovedWilaya } from "../edit/wilaya-codes.tsx"
import { MessageAnchor } from "../messages/message-anchor.tsx"
import { OtherMessages } from "../messages/other-messages.tsx"
import { useMessageLink } from "../messages/use-message-link.ts"
import * as css from "./call.module.css"

/** The called person and the parcel's place; the number is a link that dials it. */
export function CallPerson({ order }: { order: OrderDetail }) {
  const t = useText()
  const place = usePlace()(order)
  const isAnonymized = order.anonymizedAt !== null
  const nth = t("call.nth", { n: order.phonePast.earlier + 1 })
  return (
    <>
      <div className={css.person}>
        <b>
          <bdi>{isAnonymized ? t("order.noPerson") : `${order.firstname} ${order.lastname}`}</bdi>
        </b>
        <span className="muted">
          {t("call.place", place)}
          <MovedWilaya {...order} /> · {t(`delivery.${order.delivery}`)}
          {!isAnonymized && ` · ${nth}`}
        </span>
        {order.desk && (
          <span className="muted">
            <DeskText desk={order.desk} />
          </span>
        )}
        {order.address && (
          <span className="muted">
            <bdi>{isolateNumbers(order.address)}</bdi>
          </span>
        )}
        {order.risk.length > 0 && (
          <span className={orderTable.whyRisk}>
            <Icon name="triangle-alert" />
            {order.risk.map((why) => t(`risk.${why}`)).join(" · ")}
          </span>
        )}
        {order.phonePast.block && (
          <span className={orderTable.whyRisk}>
            <Icon name="phone-off" />
            {t("call.blocked")}
          </span>
        )}
      </div>
      {!isAnonymized && <DialRow order={order} />}
    </>
  )
}

/** The number, as links that dial it and that write to it: the message of the order's status, of a delivery that failed while somebody has
 *  to call, or another one. */
function DialRow({ order }: { order: OrderDetail }) {
  const t = useText()
  const { linkOf, error, refetch } = useMessageLink(order)
  const { data: parcels } = useOrderParcels(order.documentId, order.status === "shipped")
  const hasFailed = order.status === "shipped" && parcels?.some(({ toCallAt }) => toCallAt !== null)
  const kind = hasFailed ? "failed-attempt" : messageKindOf(order)
  return (
    <>
      <div className={css.dialRow}>
        <a className={css.dial} href={`tel:${internationalPhone(order.mobile)}`}>
          <bdi dir="ltr">{spacedPhone(order.mobile)}</bdi>
          <span>
            <small>{t("call.dial")}</small>
            <Icon name="phone" />
          </span>
        </a>
        <MessageAnchor
          className={css.chat}
          href={linkOf?.(kind)}
          aria-label={t("call.whatsapp")}
          title={t(`orderMessage.kind.${kind}`)}
        >
          <Icon name="message-circle" />
        </MessageAnchor>
      </div>
      {error && <FailedPart problem={error} again={refetch} />}
      <OtherMessages linkOf={linkOf} />
    </>
  )
}
