import type { ReactNode } from "react"
import { useText } from "../../i18n/use-text.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { type ReasonQuestion, reasonQuestions } from "./status-reasons.ts"

type Props = { question: ReasonQuestion; what: ReactNode; onClose: () => void; onReason: (reason: string) => void }

/** Requests the reason of a step; one press stores it.
 *  @param what the step is for: a number, or how many */
export function ReasonDialog({ question, what, onClose, onReason }: Props) {
  const t = useText()
  const { title, reasons } = reasonQuestions[question]
  return (
    <Dialog title={t(title)} onClose={onClose}>
      <p className="muted">{what}</p>
      <div className="c-choices">
        {reasons.map((reason) => (
          <button key={reason} type="button" className="btn btn-soft" onClick={() => onReason(reason)}>
            {t(`call.why.${reason}`)}
          </button>
        ))}
      </div>
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        {t("call.keepOrder")}
      </button>
    </Dialog>
  )
}
