import type { FormEvent, ReactNode } from "react"
import { Dialog } from "../../ui/dialog.tsx"
import { SmallForm } from "../../ui/forms/small-form.tsx"
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
  return (
    <Dialog title={title} onClose={onClose} wide>
      <Problem text={problem} />
      <SmallForm submit={title} onClose={onClose} noValidate onSubmit={onAdd}>
        {children}
      </SmallForm>
    </Dialog>
  )
}
