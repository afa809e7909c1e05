import { type ReactNode, useRef, useState } from "react"
import { Deferred, useOpened } from "../../../ui/deferred.tsx"
import { Icon } from "../../../ui/icon.tsx"
import * as css from "./facets.module.css"

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
  const details = useRef<HTMLDetailsElement>(null)
  const { opened, handlers } = useOpened(details)
  return (
    <details ref={details} className={css.facet} open={isOpen} {...handlers}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-up" />
      </summary>
      <Deferred opened={opened || isOpen}>{children}</Deferred>
    </details>
  )
}
