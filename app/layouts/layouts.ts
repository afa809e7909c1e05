import type { ComponentType, ReactNode } from "react"
import { DefaultLayout } from "./default-layout.tsx"

type Layout = ComponentType<{ children: ReactNode }>

/** The layouts by the names that route metadata uses (specification, section 2). */
const layouts = { default: DefaultLayout } satisfies Record<string, Layout>

export type LayoutName = keyof typeof layouts

/** Metadata of a route. `layout: false` = the route brings its own header and footer. */
export type RouteHandle = { layout?: LayoutName | false }

function isLayoutName(name: unknown): name is LayoutName {
  return typeof name === "string" && Object.hasOwn(layouts, name)
}

/** The layout that the innermost match with metadata names; `default` otherwise.
 *  @throws for a name that is no layout */
export function layoutOf(matches: { handle: unknown }[]): Layout | null {
  const handle = matches.findLast((match) => match.handle)?.handle as RouteHandle | undefined
  const name: unknown = handle?.layout ?? "default"
  if (name === false) return null
  if (!isLayoutName(name)) throw new Error(`Unknown layout: ${String(name)}`)
  return layouts[name]
}
