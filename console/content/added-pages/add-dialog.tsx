import type { FormEvent, ReactNode } from "react"
import { useText } from "../../i18n/use-text.ts"
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
      <form className="c-form c-inner" noValidate onSubmit={onAdd}>
        {children}
        <div className="c-acts">
          <button type="submit" className="btn">
            {title}
          </button>
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t("shell.close")}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
