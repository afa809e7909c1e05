import { type ReactNode, useState } from "react"
import { Icon } from "../../../ui/icon.tsx"

type FacetProps = {
  title: string
  /** Whether it begins folded. One that was unfolded stays so while filters change. */
  folded?: boolean
  children: ReactNode
}

/** One block of the sidebar, which its heading folds. */
export function Facet({ title, folded = false, children }: FacetProps) {
  const [isOpen, setOpen] = useState(!folded)
  if (!isOpen && !folded) setOpen(true)
  return (
    <details className="facet" open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-up" />
      </summary>
      {children}
    </details>
  )
}
