import { useEffect, useRef } from "react"

/** Keeps the focus on the page when a button to try again goes with the failure that it stood for.
 *  @param isFailed whether the button is there; it stays while it is tried again
 *  @returns `again`: for the button; `target`: for what takes the focus once the failure is over */
export function useRetryFocus<Target extends HTMLElement>(isFailed: boolean, retry: () => void) {
  const target = useRef<Target>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (isFailed) return
    if (pressed.current && document.activeElement === document.body) target.current?.focus()
    pressed.current = false
  }, [isFailed])
  const again = () => {
    pressed.current = true
    retry()
  }
  return { again, target }
}
