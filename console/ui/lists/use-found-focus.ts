import { useCallback } from "react"

/** For the heading of what has just taken another thing's place: where the focus went away with that, the heading has it,
 *  so that keys and screen readers go on from there.
 *  @param on not for the first thing on a screen, which takes nobody's place */
export function useFoundFocus(on: boolean): (heading: HTMLElement | null) => void {
  return useCallback(
    (heading) => {
      const { activeElement } = document
      if (on && heading && (!activeElement || activeElement === document.body)) heading.focus()
    },
    [on],
  )
}
