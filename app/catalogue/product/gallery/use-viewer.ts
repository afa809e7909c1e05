import { type ComponentType, type MouseEvent, useCallback, useState } from "react"
import { flushSync } from "react-dom"
import type { Picture } from "#core/media/picture.ts"
import type { ViewerProps } from "./viewer/viewer.tsx"

type Opened = { Viewer: ComponentType<ViewerProps>; first: number }

/** The full-screen view of a gallery, whose code comes with the first press; a press with a modifier key still opens the file
 *  in another tab. After closing, the picture that was seen last is shown, and its link has the focus.
 *  @param idOf the id of the element that holds a picture's link
 *  @returns `openViewer` is the same at every render */
export function useViewer(onShow: (index: number) => void, idOf: (index: number) => string) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const openViewer = useCallback((event: MouseEvent, { url }: Picture, first: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import("./viewer/viewer.tsx").then(
      ({ Viewer }) => setOpened({ Viewer, first }),
      () => location.assign(url),
    )
  }, [])
  const closeViewer = (shown: number) => {
    // A picture that waits behind another one cannot be focused before it is shown.
    flushSync(() => {
      setOpened(null)
      onShow(shown)
    })
    document.getElementById(idOf(shown))?.querySelector("a")?.focus()
  }
  return { opened, openViewer, closeViewer }
}
