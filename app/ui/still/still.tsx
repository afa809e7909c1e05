import { type ComponentType, Suspense, useId, useState } from "react"
import { useHydrated } from "../use-hydrated.ts"
import { useFollow } from "./follow-links.ts"

/** A part of a page that shows and does nothing else: no state, no effect, no handler of its own. Where the server has
 *  rendered it, hydration takes the HTML that stands there, and the browser does not load the part's code; a page that is
 *  reached without the server does. Its links lead on as the router's own do.
 *  @param Component a `lazy` component
 *  @param shown its properties */
export function Still<Props extends object>({ Component, shown }: { Component: ComponentType<Props>; shown: Props }) {
  const id = useId()
  const hydrated = useHydrated()
  const [html] = useState(() => (import.meta.env.SSR || hydrated ? undefined : document.getElementById(id)?.innerHTML))
  const follow = useFollow()
  if (html !== undefined) {
    // The links in it are what is pressed, by a pointer or a key.
    const existing = { dangerouslySetInnerHTML: { __html: html }, onClick: follow }
    return <div id={id} className="display-contents" {...existing} />
  }
  return (
    <div id={id} className="display-contents">
      <Suspense>
        <Component {...shown} />
      </Suspense>
    </div>
  )
}
