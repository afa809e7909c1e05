import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { isolate } from "#core/i18n/isolate.ts"
import { useMay } from "../data/use-me.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { shortDate } from "../ui/forms/moment.ts"
import { answerText } from "./answer-text.ts"
import * as css from "./carriers.module.css"
import { FailedActs } from "./failed-acts.tsx"
import { useOrderParcels } from "./use-carriers.ts"
import { useParcelAct } from "./use-parcel-act.ts"

type Props = { order: OrderDetail; onDone?: (() => void) | undefined }

/** Why the delivery of an order has failed and what its shopper answered, while somebody has to call; nothing else. */
export function FailedCall({ order, onDone }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const mayWrite = useMay("orders.write")
  const { busy, act } = useParcelAct()
  const { data: parcels } = useOrderParcels(order.documentId)
  const parcel = parcels?.find(({ toCallAt }) => toCallAt !== null)
  if (!parcel) return null
  const { account, reason, word, toCallAt, answer } = parcel
  const facts = [
    ...(account ? [isolate(account)] : []),
    isolate(reason ?? word ?? ""),
    ...(toCallAt ? [isolate(shortDate(toCallAt, locale, true))] : []),
  ]
  return (
    <section className={css.cFailedCall} aria-labelledby="failed-call">
      <h3 id="failed-call">{t("parcel.failedTitle")}</h3>
      <p>{facts.filter(Boolean).join(" · ")}</p>
      <p>{answer ? t("parcel.shopperSays", { words: answerText(answer, t, locale) }) : t("parcel.noAnswer")}</p>
      {answer?.phone && (
        <a className={buttons.link} href={`tel:${answer.phone}`}>
          {t("parcel.call")} <bdi dir="ltr">{answer.phone}</bdi>
        </a>
      )}
      {mayWrite && <FailedActs parcel={parcel} busy={busy} act={act} onDone={onDone} />}
    </section>
  )
}
