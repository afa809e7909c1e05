import type { FormEvent, ReactNode } from "react"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
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
          <Button type="submit">{title}</Button>
          <Button look="quiet" onClick={onClose}>
            {t("shell.close")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
