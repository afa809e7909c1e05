import { type ComponentType, type MouseEvent, Suspense, useId, useState } from "react"
import { useNavigate } from "../i18n/router-path.ts"
import { useHydrated } from "./use-hydrated.ts"

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

/** Marks the root element of a `StillElement`. */
export type StillMark = { "data-still": string }

type StillElementProps<Props extends object> = {
  Component: ComponentType<Props & { mark: StillMark }>
  shown: Props
  /** Of a part that is the same on every page: another layout takes it over. */
  name?: string
}

/** Named elements of the page that the browser has loaded. */
const named = new Map<string, ReturnType<typeof existingElement>>()

/** A `Still` without an element of its own: `Component` spreads `mark` over its single root element. The router shows a page
 *  with such a part once the part's code is there: nothing moves.
 *  @param Component a `lazy` component */
export function StillElement<Props extends object>({ Component, shown, name }: StillElementProps<Props>) {
  const unique = useId()
  const id = name ?? unique
  const hydrated = useHydrated()
  const [existing] = useState(() => {
    if (import.meta.env.SSR || hydrated) return named.get(id) ?? null
    const found = existingElement(id)
    if (name) named.set(name, found)
    return found
  })
  const follow = useFollow()
  if (!existing) return <Component {...shown} mark={{ "data-still": id }} />
  const { Tag, attributes } = existing
  // The links in it are what is pressed, by a pointer or a key.
  return <Tag {...attributes} onClick={follow} />
}

/** The element that the server has rendered; null where it has rendered none. */
function existingElement(id: string) {
  const element = document.querySelector(`[data-still="${id}"]`)
  if (!element) return null
  const attributes = [...element.attributes].map(({ name, value }) => [name === "class" ? "className" : name, value])
  return {
    Tag: element.localName as "section",
    attributes: {
      ...Object.fromEntries(attributes),
      // Hydration leaves the one that stands there; React takes none as a text.
      style: undefined,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: element.innerHTML },
    },
  }
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
