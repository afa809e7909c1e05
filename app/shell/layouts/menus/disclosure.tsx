import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react"
import { Deferred, useOpened } from "../../../ui/deferred.tsx"
import { close, useCloseOnNavigation } from "./close-on-navigation.ts"

type DisclosureProps = {
  className: string
  /** Only one of a name is open at a time. */
  name?: string
  /** Also opens under a mouse, and closes when it leaves. */
  hover?: boolean
  summary: ReactNode
  /** What stands in it without JavaScript, where the content itself is too much. */
  fallback?: ReactNode
  children: ReactNode
}

/** Something in a menu that opens: a native `<details>`, which needs no JavaScript for press and keyboard. It closes on
 *  Escape, on a press or a focus elsewhere, and when the page changes. Its content is rendered when it is needed. */
export function Disclosure({ className, name, hover = false, summary, fallback, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const byMouse = useRef(false)
  const { opened, handlers } = useOpened(details)
  useCloseOnNavigation(details)
  useCloseOutside(details)

  function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== "Escape" || !details.current?.open) return
    close(details.current)
    details.current.querySelector("summary")?.focus()
  }

  function openUnderMouse({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse" || !details.current || details.current.open) return
    details.current.open = true
    byMouse.current = true
  }

  function closeBehindMouse({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse" || !byMouse.current) return
    byMouse.current = false
    close(details.current)
  }

  /** A press on what the mouse has just opened keeps it open instead of closing it. */
  function keep(event: MouseEvent) {
    if (!byMouse.current) return
    event.preventDefault()
    byMouse.current = false
  }

  return (
    <details
      className={className}
      name={name}
      ref={details}
      {...handlers}
      onKeyDown={closeOnEscape}
      onPointerEnter={hover ? openUnderMouse : undefined}
      onPointerLeave={hover ? closeBehindMouse : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its details */}
      <summary onClick={keep}>{summary}</summary>
      <Deferred opened={opened} fallback={fallback}>
        {children}
      </Deferred>
    </details>
  )
}

function useCloseOutside(opened: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    function closeFrom(event: Event) {
      if (event.target instanceof Node && !opened.current?.contains(event.target)) close(opened.current)
    }
    document.addEventListener("pointerdown", closeFrom)
    document.addEventListener("focusin", closeFrom)
    return () => {
      document.removeEventListener("pointerdown", closeFrom)
      document.removeEventListener("focusin", closeFrom)
    }
  }, [opened])
}
