import type { ReactNode } from "react"

type DisclosureProps = {
  className: string
  /** Only one of a name is open at a time. */
  name?: string
  /** Also opens under a mouse, and closes when it leaves. */
  hover?: boolean
  summary: ReactNode
  children: ReactNode
}

/** Something in a menu that opens: a native `<details>`, which needs no JavaScript for press and keyboard. `open-menus.ts`
 *  closes it, and opens it under a mouse. */
export function Disclosure({ className, name, hover = false, summary, children }: DisclosureProps) {
  return (
    <details className={className} name={name} data-disclosure={hover ? "hover" : ""}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
