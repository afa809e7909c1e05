import { useState } from "react"
import { Link } from "react-router"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { isUnshipped } from "#core/orders/order-status.ts"
import { useMay } from "../../data/use-me.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/order-page.module.css"
import { Button } from "../../ui/button.tsx"
import { shortDate } from "../../ui/forms/moment.ts"
import { Icon } from "../../ui/icon.tsx"
import { Money } from "../../ui/money.tsx"
import { canCloseOne, remainsAfterMerge } from "../list/merge-target.ts"
import { MergeDialog } from "./merge-dialog.tsx"
import type { Merge } from "./use-merge.ts"

type Props = {
  order: OrderDetail
  /** After this order, not the other one, was closed. */
  onClosed?: (() => void) | undefined
}

/** Orders that are named at once; the others are folded, so that person and number are in view on a phone. */
const maxOpen = 3

/** Orders that may be the same one: it is cancelled as the same, or its goods are added to this one. Of a merged order, the
 *  one that it was merged into. */
export function OrderDuplicates({ order, onClosed }: Props) {
  const t = useText()
  const [asking, setAsking] = useState<Merge>()
  if (order.mergedInto) {
    const { documentId, number } = order.mergedInto
    return (
      <p className={css.cTwins} role="note">
        {t("order.mergedInto")}{" "}
        <Link to={`/orders/${documentId}`}>
          <bdi dir="ltr">{number}</bdi>
        </Link>
      </p>
    )
  }
  if (order.duplicates.length === 0 && !asking) return null
  const others = order.duplicates.slice(maxOpen)
  const toLine = (other: OrderDetail["duplicates"][number]) => (
    <Duplicate key={other.documentId} order={order} other={other} onAsk={setAsking} />
  )
  return (
    <div className={css.cTwins} role="note">
      <b>
        <Icon name="copy" />
        {t("order.duplicates")}
      </b>
      <ul>{order.duplicates.slice(0, maxOpen).map(toLine)}</ul>
      {others.length > 0 && (
        <details>
          <summary className={buttons.link}>{t("order.moreDuplicates", { n: others.length })}</summary>
          <ul>{others.map(toLine)}</ul>
        </details>
      )}
      {asking && (
        <MergeDialog
          merge={asking}
          onClose={() => setAsking(undefined)}
          onMerged={() => asking.from.documentId === order.documentId && onClosed?.()}
        />
      )}
    </div>
  )
}

type DuplicateProps = {
  order: OrderDetail
  other: OrderDetail["duplicates"][number]
  onAsk: (merge: Merge) => void
}

function Duplicate({ order, other, onAsk }: DuplicateProps) {
  const t = useText()
  const locale = useConsoleLocale()
  const mayWrite = useMay("orders.write")
  const isIntoOther = remainsAfterMerge(other, order)
  const [into, from] = isIntoOther ? [other, order] : [order, other]
  return (
    <li>
      <span>
        <Link to={`/orders/${other.documentId}`}>
          <bdi dir="ltr">{other.number}</bdi>
        </Link>{" "}
        {shortDate(other.createdAt, locale)} · {t(`status.${other.status}`)} · <Money dinars={other.total} /> ·{" "}
        {t(`order.why.${other.why}`)}
      </span>
      {mayWrite && (
        <span className={css.cTwinActs}>
          {canCloseOne(order, other) && (
            <Button look="link" onClick={() => onAsk({ from, into, as: "same" })}>
              {t("order.same")}
            </Button>
          )}
          {order.mayEdit && isUnshipped(other.status) && (
            <Button look="link" onClick={() => onAsk({ from: other, into: order, as: "more" })}>
              {t("order.merge")}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
