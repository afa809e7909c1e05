import type { ComponentType, ReactNode } from "react"
import type { MiddlewareName } from "../middleware/route-middleware.ts"
import { ElectronicsLayout } from "./electronics-layout.tsx"
import { LandingLayout } from "./landing-layout.tsx"
import { BeautyLayout, JewelryLayout } from "./over-hero-layout.tsx"
import { DefaultLayout, FashionLayout } from "./two-bar-layouts.tsx"

type Layout = ComponentType<{ children: ReactNode }>

/** The layouts by the names that route metadata uses (specification, section 2). */
export const layouts = {
  default: DefaultLayout,
  "backup-defaultlp": LandingLayout,
  "backup-layout-one": ElectronicsLayout,
  "backup-layout-two": FashionLayout,
  "backup-layout-three": BeautyLayout,
  "backup-layout-four": JewelryLayout,
} satisfies Record<string, Layout>

export type LayoutName = keyof typeof layouts

/** Metadata of a route. */
export type RouteHandle = {
  /** `false` = the route brings its own header and footer. */
  layout?: LayoutName | false
  /** Run in this order, before the loaders; the route exports `middleware = routeMiddleware(handle)`. */
  middleware?: MiddlewareName[]
}

function isLayoutName(name: unknown): name is LayoutName {
  return typeof name === "string" && Object.hasOwn(layouts, name)
}

/** The layout that a route's metadata names; null for `false`, `default` where it names none.
 *  @throws for a name that is no layout */
export function layoutNamed(name: unknown): Layout | null {
  const layoutName = name ?? "default"
  if (layoutName === false) return null
  if (!isLayoutName(layoutName)) throw new Error(`Unknown layout: ${String(layoutName)}`)
  return layouts[layoutName]
}

/** Returns the layout that the innermost match with metadata names. Only `matchedLayout` checks it: the error page
 *  uses it too. */
export function namedLayout(matches: { handle: unknown }[]): NonNullable<RouteHandle["layout"]> {
  const handle = matches.findLast((match) => match.handle)?.handle as RouteHandle | undefined
  return handle?.layout ?? "default"
}

/** The layout of the innermost match with metadata.
 *  @throws for a name that is no layout */
export function matchedLayout(matches: { handle: unknown }[]): Layout | null {
  return layoutNamed(namedLayout(matches))
}
