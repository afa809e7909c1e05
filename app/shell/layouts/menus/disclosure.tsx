import { type ReactNode, useRef } from "react"
import { Deferred, useOpened } from "../../../ui/deferred.tsx"

type DisclosureProps = {
  className: string
  /** Only one of a name is open at a time. */
  name?: string
  /** Also opens under a mouse, and closes when it leaves. */
  hover?: boolean
  /** Called when a pointer or the focus comes to it. */
  onNear?: () => void
  summary: ReactNode
  children: ReactNode
}

/** Something in a menu that opens: a native `<details>`, which needs no JavaScript for press and keyboard. `open-menus.ts`
 *  closes it, and opens it under a mouse. Its content is rendered when it is needed. */
export function Disclosure({ className, name, hover = false, onNear, summary, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { opened, handlers } = useOpened(details)
  return (
    <details
      className={className}
      name={name}
      ref={details}
      data-disclosure={hover ? "hover" : ""}
      {...handlers}
      onPointerEnter={onNear}
      onFocusCapture={onNear}
    >
      <summary>{summary}</summary>
      <Deferred opened={opened}>{children}</Deferred>
    </details>
  )
}
