import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { useMay } from "../../data/use-me.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { sinceText } from "../../ui/forms/moment.ts"
import { useNow } from "../../ui/use-now.ts"
import * as css from "./call-log.module.css"
import { historyText } from "./history-text.ts"
import { logEntries } from "./log-entries.ts"
import { UndoButton } from "./undo-button.tsx"

const unnamed = ["shopper", "shop"]

/** History of an order with the notes of the staff, newest first. */
export function OrderLog({ order }: { order: OrderDetail }) {
  const t = useText()
  const locale = useConsoleLocale()
  const now = useNow()
  const mayWrite = useMay("orders.write")
  const entries = logEntries(
    order.history.map((entry, at) => ({
      key: `h${at}`,
      at: entry.at,
      // The shopper, and the shop that does something by itself, have no name here.
      who: entry.actorId === null && unnamed.includes(entry.actor) ? "" : entry.actor,
      text: historyText(entry, t, locale),
      isNote: false,
      isUndoable: order.undo?.entry === at,
    })),
    order.notes.map((note, at) => ({
      key: `n${at}`,
      at: note.at,
      who: note.author,
      text: isolateNumbers(note.text),
      isNote: true,
      isUndoable: false,
    })),
  )
  return (
    <ol className={css.log}>
      {entries.map(({ key, at, who, text, isNote, isUndoable }) => (
        <li key={key} className={isNote ? css.note : ""}>
          <time dateTime={at}>{sinceText(at, now, locale, t)}</time>
          <span>
            <b>
              <bdi>{text}</bdi>
            </b>
            {who && (
              <>
                {" · "}
                <bdi>{who}</bdi>
              </>
            )}
            {isUndoable && mayWrite && (
              <>
                {" "}
                <UndoButton order={order} className={buttons.link} />
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
