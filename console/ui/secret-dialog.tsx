import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Dialog } from "./dialog.tsx"
import { CopyField } from "./forms/copy-field.tsx"

type Props = {
  title: string
  /** Purpose of the secret, and that it is shown once. */
  text: string
  secret: string
  onClose: () => void
}

/** A secret that was just made, to be copied: it is shown once. */
export function SecretDialog({ title, text, secret, onClose }: Props) {
  const t = useText()
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <CopyField label={title} value={secret} />
      <div className={parts.cActs}>
        <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={onClose}>
          {t("shell.close")}
        </button>
      </div>
    </Dialog>
  )
}
