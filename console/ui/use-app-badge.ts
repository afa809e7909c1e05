import { useEffect } from "react"

/** Shows a number on the icon of the installed console, where the browser can.
 *  @param n 0 or undefined = none */
export function useAppBadge(n: number | undefined): void {
  useEffect(() => {
    // Some browsers have it for installed pages alone, and say no to others.
    const shown = n ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.()
    shown?.catch(() => {})
  }, [n])
}
