import { type RefObject, useEffect, useRef } from "react"
import { useLocation } from "react-router"

/** Closes a popover or a `<details>` on every change of route (specification, section 2). */
export function useCloseOnNavigation(opened: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => {
    // Not on the first run: what was opened before the script came stays open.
    if (key !== shown.current) close(opened.current)
    shown.current = key
  }, [key, opened])
}

/** Closes a popover or a `<details>`; nothing happens to a closed one. */
export function close(element: HTMLElement | null) {
  if (element instanceof HTMLDetailsElement) element.open = false
  else if (element?.hasAttribute("popover") && element.matches(":popover-open")) element.hidePopover()
}
