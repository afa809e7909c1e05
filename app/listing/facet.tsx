import type { ReactNode } from "react"
import { Icon } from "../ui/icon.tsx"

/** One block of the sidebar, which its heading folds. */
export function Facet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="facet" open>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-up" />
      </summary>
      {children}
    </details>
  )
}
