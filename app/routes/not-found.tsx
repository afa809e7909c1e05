import { pageNotFound } from "../shell/page-not-found.ts"
import type { Route } from "./+types/not-found"

export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url.pathname)
}

export default function NotFound() {
  return null
}
