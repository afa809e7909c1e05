import type { ServerBuild } from "react-router"
import { routeMiddleware } from "../middleware/route-middleware.ts"
import { layoutNamed } from "./layouts.ts"

/** Looks at what the metadata of every route names, so that a wrong name ends the build and not a visit.
 *  @throws for a layout or a middleware that is not there (specification, sections 2 and 8) */
export function checkRouteMetadata(routes: ServerBuild["routes"]): void {
  for (const route of Object.values(routes)) {
    const handle: { layout?: unknown; middleware?: readonly unknown[] } = route?.module.handle ?? {}
    layoutNamed(handle.layout)
    routeMiddleware(handle)
  }
}
