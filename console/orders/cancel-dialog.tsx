import type { ReactNode } from "react"
import { useText } from "../i18n/use-text.ts"
import { Dialog } from "../ui/dialog.tsx"
import { cancelReasons } from "./cancel-reasons.ts"

type Props = { what: ReactNode; onClose: () => void; onReason: (reason: string) => void }

/** Why orders are cancelled; one press stores it.
 *  @param what is cancelled: a number, or how many */
export function CancelDialog({ what, onClose, onReason }: Props) {
  const t = useText()
  return (
    <Dialog title={t("call.cancelTitle")} onClose={onClose}>
      <p className="muted">{what}</p>
      <div className="c-choices">
        {cancelReasons.map((reason) => (
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
