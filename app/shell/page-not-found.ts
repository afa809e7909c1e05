import { data } from "react-router"

/** The 404 of section 2 of the specification, to be thrown from a loader. */
export function pageNotFound(path: string) {
  return data(`Page not found: ${path}`, { status: 404 })
}

/** The 404 of section 8 of the specification for a page that exists, asked for with something that cannot be. */
export function pageNotValid(path: string) {
  return data(`Page Not Found: ${path}`, { status: 404 })
}
