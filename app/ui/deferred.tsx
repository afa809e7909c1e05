import { createContext, type ReactNode, type RefObject, use, useEffect, useState } from "react"

/** Whether this stands in a `<noscript>` already: they do not nest. */
const WithoutScript = createContext(false)

/** Content of something that is closed at first: rendered when it is opened. Until then it is no part of the page, so that
 *  a phone neither lays it out nor hydrates it; without JavaScript it is there, in a `<noscript>`.
 *  @param fallback what stands there without JavaScript, where the content itself is too much */
export function Deferred({
  opened,
  fallback,
  children,
}: {
  opened: boolean
  fallback?: ReactNode
  children: ReactNode
}) {
  const within = use(WithoutScript)
  if (opened || within) return children
  return (
    <noscript>
      <WithoutScript value={true}>{fallback ?? children}</WithoutScript>
    </noscript>
  )
}

/** Whether a `<details>` or a popover has ever been opened.
 *  @returns `opened`, `open`, and for a `<details>` the handlers by which it opens, ahead of it under the pointer and with the
 *  focus */
export function useOpened(element: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    // It may have been opened before the script came.
    if (element.current?.matches(":popover-open, [open]")) setOpened(true)
  }, [element])
  const open = () => setOpened(true)
  return { opened, open, handlers: { onToggle: open, onFocus: open, onPointerOver: open } }
}
