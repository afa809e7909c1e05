import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button } from "./button.tsx"
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
        <Button look="quiet" onClick={onClose}>
          {t("shell.close")}
        </Button>
      </div>
    </Dialog>
  )
}
