import { type ComponentType, useId, useState } from "react"
import { useHydrated } from "../use-hydrated.ts"
import { useFollow } from "./follow-links.ts"

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
