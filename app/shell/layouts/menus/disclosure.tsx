import type { ReactNode } from "react"

type DisclosureProps = {
  className: string
  /** Also opens under a mouse, and closes when it leaves. */
  hover?: boolean
  summary: ReactNode
  children: ReactNode
}

/** Something in a menu that opens: a native `<details>`, which needs no JavaScript for press and keyboard. `open-menus.ts`
 *  closes it, and opens it under a mouse. Only one is open at a time. */
export function Disclosure({ className, hover = false, summary, children }: DisclosureProps) {
  return (
    <details className={className} name="menu" data-disclosure={hover ? "hover" : ""}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
