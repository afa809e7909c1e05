import type { ReactNode } from "react"
import { Icon } from "../../../ui/icon.tsx"
import * as css from "./facets.module.css"

type FacetProps = {
  title: string
  /** Whether it begins folded. */
  folded?: boolean
  children: ReactNode
}

/** One block of the sidebar, which its heading folds. */
export function Facet({ title, folded = false, children }: FacetProps) {
  return (
    <details className={css.facet} open={!folded}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-up" />
      </summary>
      {children}
    </details>
  )
}
