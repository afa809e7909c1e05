import { type RefObject, useEffect } from "react"
import { useLocation } from "react-router"
import { enterLayer, leaveLayer } from "./modal-layers.ts"

/** Lets the back button close a popover instead of leaving the page. Without JavaScript it stays a native one. Links inside
 *  must replace the history entry: `useFollow` as the popover's `onClickCapture`. */
export function usePopoverLayer(panel: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()

  useEffect(() => {
    const popover = panel.current
    if (!popover) return
    const onToggle = (event: ToggleEvent) => {
      if (event.target === popover && event.newState === "open") enterLayer(popover)
    }
    // Before the press that has closed it arrives at what lies beside it.
    const onBeforeToggle = (event: ToggleEvent) => {
      if (event.target === popover && event.newState === "closed") leaveLayer(popover)
    }
    popover.addEventListener("toggle", onToggle)
    popover.addEventListener("beforetoggle", onBeforeToggle)
    return () => {
      popover.removeEventListener("toggle", onToggle)
      popover.removeEventListener("beforetoggle", onBeforeToggle)
      leaveLayer(popover)
    }
  }, [panel])

  // Opened before the script came; or it stays open over another page of its listing, which has replaced its entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is for the change of page
  useEffect(() => {
    const popover = panel.current
    if (popover?.hasAttribute("popover") && popover.matches(":popover-open")) enterLayer(popover)
  }, [key, panel])
}
