import { useState } from "react"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { useNotify } from "./notify/notify-context.ts"
import { rejectionText } from "./rejection-text.ts"

type Props = {
  label: string
  /** Said before it is removed. */
  why: string
  /** Said once it is removed. */
  removed: string
  /** @throws what the API rejects; its reason is shown */
  onRemove: () => Promise<unknown>
  onRemoved: () => void
}

/** Removes a record for good, after a confirmation. */
export function RemoveWithDialog({ label, why, removed, onRemove, onRemoved }: Props) {
  const t = useText()
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  async function remove() {
    close()
    try {
      await onRemove()
      notify(removed)
      onRemoved()
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
  }
  return (
    <>
      <Button look="link" icon="trash-2" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog title={label} onClose={close}>
          <p>{why}</p>
          <div className={parts.cActs}>
            <Button onClick={remove}>{label}</Button>
            <Button look="quiet" onClick={close}>
              {t("shell.close")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
