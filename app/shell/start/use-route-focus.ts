import { useEffect } from "react"
import { useLocation } from "react-router"

let shown: string | undefined

/** Moves the focus to the new page's heading when the path changes: the link that was pressed has left with its page, and
 *  a screen reader has to be told where it is. Not within a page, nor on the way to a place in it. */
export function useRouteFocus(): void {
  const location = useLocation()
  // A screen that failed to load has the address of its own that the visitor sees (route-failure.ts).
  const { pathname, hash } = location.mask ?? location
  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname || hash !== "") return
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main")
    if (!heading) return
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
}
