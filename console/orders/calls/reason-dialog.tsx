import type { ReactNode } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { chosenTitleIn, type LineNames } from "#core/orders/line-names.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as orderDialogs from "../../styles/order-dialogs.module.css"
import { Dialog } from "../../ui/dialog.tsx"
import { type ReasonQuestion, reasonQuestions } from "./status-reasons.ts"

type Line = { title: string; color: string | null; size: string | null; quantity: number; names?: LineNames }

type Props = {
  question: ReasonQuestion
  what: ReactNode
  lines?: readonly Line[]
  onClose: () => void
  onReason: (reason: string) => void
}

/** Requests the reason of a step; one press stores it.
 *  @param what the step is for: a number, or how many
 *  @param lines of the one order that it is for */
export function ReasonDialog({ question, what, lines = [], onClose, onReason }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const { title, reasons } = reasonQuestions[question]
  return (
    <Dialog title={t(title)} onClose={onClose}>
      <p className="muted">{what}</p>
      {lines.length > 0 && (
        <ul className={orderDialogs.cResults}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may read the same
            <li key={at}>
              <bdi>{`${line.quantity} × ${chosenTitleIn(line, locale)}`}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className={orderDialogs.cChoices}>
        {reasons.map((reason) => (
          <button
            key={reason}
            type="button"
            className={`${buttons.btn} ${buttons.btnSoft}`}
            onClick={() => onReason(reason)}
          >
            {t(`call.why.${reason}`)}
          </button>
        ))}
      </div>
      <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={onClose}>
        {t("call.keepOrder")}
      </button>
    </Dialog>
  )
}
