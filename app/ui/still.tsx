import { type ComponentType, type MouseEvent, Suspense, useState } from "react"
import { useNavigate } from "react-router"
import { useHydrated } from "./use-hydrated.ts"

/** A part of a page that shows and does nothing else: no state, no effect, no handler of its own. Where the server has
 *  drawn it, the browser leaves it as it is and does not load its code; a page that is reached without the server does.
 *  Its links lead on as the router's own do.
 *  @param Component a `lazy` component
 *  @param shown its properties */
export function Still<Props extends object>({ Component, shown }: { Component: ComponentType<Props>; shown: Props }) {
  const hydrated = useHydrated()
  const [left] = useState(!import.meta.env.SSR && !hydrated)
  const follow = useFollow()
  // Nothing is set: hydration keeps what the server has drawn.
  const frozenProps = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true, onClick: follow }
  if (left) return <div className="contents" {...frozenProps} />
  return (
    <div className="contents">
      <Suspense>
        <Component {...shown} />
      </Suspense>
    </div>
  )
}

/** Follows a pressed link of the shop without loading a new document. */
function useFollow() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a")
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const { pathname, search, hash, origin, target } = link
    if (origin !== location.origin || target !== "" || (pathname === location.pathname && hash !== "")) return
    event.preventDefault()
    navigate(pathname + search + hash)
  }
}
