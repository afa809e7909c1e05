import type { FormEvent, ReactNode } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Dialog } from "../../ui/dialog.tsx"
import { Problem } from "../../ui/problem.tsx"

type Props = {
  title: string
  problem: string
  children: ReactNode
  onAdd: (event: FormEvent) => void
  onClose: () => void
}

/** The form of a new page over the list of pages. */
export function AddDialog({ title, problem, children, onAdd, onClose }: Props) {
  const t = useText()
  return (
    <Dialog title={title} onClose={onClose} wide>
      <Problem text={problem} />
      <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} noValidate onSubmit={onAdd}>
        {children}
        <div className={parts.cActs}>
          <button type="submit" className={buttons.btn}>
            {title}
          </button>
          <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={onClose}>
            {t("shell.close")}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
