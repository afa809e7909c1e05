import { useText } from "../i18n/use-text.ts"
import { Dialog } from "../ui/dialog.tsx"
import { cancelReasons } from "./cancel-reasons.ts"

type Props = { number: string; onClose: () => void; onReason: (reason: string) => void }

/** Why an order is cancelled; one press stores it. */
export function CancelDialog({ number, onClose, onReason }: Props) {
  const t = useText()
  return (
    <Dialog title={t("call.cancelTitle")} onClose={onClose}>
      <p className="muted">
        <bdi dir="ltr">{number}</bdi>
      </p>
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
