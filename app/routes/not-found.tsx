import { pageNotFound } from "../page/page-not-found.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/not-found"

/** The error page brings its own header and footer. */
export const handle = { layout: false } satisfies RouteHandle

export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url.pathname)
}

export default function NotFound() {
  return null
}
