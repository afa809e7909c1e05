import { data } from "react-router"

/** The 404 of section 2 of the specification, to be thrown from a loader. */
export function pageNotFound(path: string) {
  return data(`Page not found: ${path}`, { status: 404 })
}
