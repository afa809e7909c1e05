import { useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { isFinalStatus, isLiveParcel } from "#core/carriers/parcel-status.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { maySendParcel } from "#core/orders/order-status.ts"
import { useMay } from "../data/use-me.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { shortDate } from "../ui/forms/moment.ts"
import { Problem } from "../ui/problem.tsx"
import * as css from "./carriers.module.css"
import { ParcelLine } from "./parcel-line.tsx"
import { SendDialog } from "./send-dialog.tsx"
import { useOrderParcels } from "./use-carriers.ts"

/** An order at its carrier: the press that sends it, and what the carrier told. Nothing where the shop has no account and sent none. */
export function OrderParcels({ order }: { order: OrderDetail }) {
  const t = useText()
  const locale = useConsoleLocale()
  const mayWrite = useMay("orders.write")
  const { data: parcels } = useOrderParcels(order.documentId)
  const [sending, setSending] = useState(false)
  if (!parcels) return null
  const isLive = parcels.some(isLiveParcel)
  const isUnderWay = parcels.some((parcel) => isLiveParcel(parcel) && !(parcel.status && isFinalStatus(parcel.status)))
  const maySend = mayWrite && !isLive && maySendParcel(order.status)
  if (parcels.length === 0 && !maySend) return null
  return (
    <div className={parts.cPart}>
      <div className={parts.cPartHead}>
        <h2>{t("parcel.atCarrier")}</h2>
        {maySend && (
          <Button look="soft" onClick={() => setSending(true)}>
            {t("parcel.send")}
          </Button>
        )}
      </div>
      {isUnderWay && order.status === "cancelled" && <Problem text={t("parcel.orderCancelled")} />}
      <ul className={css.cParcels}>
        {parcels.map((parcel) => (
          <ParcelLine key={parcel.documentId} parcel={parcel} isOfOrder />
        ))}
      </ul>
      {parcels.some(({ events }) => events.length > 0) && (
        <ol className={css.cParcelEvents}>
          {parcels.flatMap(({ documentId, events }) =>
            events.map(({ at, word, status, reason, place }) => (
              <li key={`${documentId} ${at} ${word}`}>
                <small className="muted">{shortDate(at, locale, true)}</small>{" "}
                {[
                  status ? t(`parcel.status.${status}`) : t("parcel.unknownWord"),
                  isolate(word),
                  ...(reason ? [isolate(reason)] : []),
                  ...(place ? [isolate(place)] : []),
                ].join(" · ")}
              </li>
            )),
          )}
        </ol>
      )}
      {sending && <SendDialog documentIds={[order.documentId]} onClose={() => setSending(false)} />}
    </div>
  )
}
