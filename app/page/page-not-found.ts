import { data } from "react-router"
import type { PageNotFoundInShop, ShellData } from "./shell-data.ts"

/** The 404 of section 2 of the specification, to be thrown from a loader. */
export function pageNotFound(path: string) {
  return data(`Page not found: ${path}`, { status: 404 })
}

/** The 404 of section 2, to be thrown from a middleware: no loader has run, so what the page shows around it is sent along. */
export function pageNotFoundInShop(path: string, shell: ShellData) {
  return data<PageNotFoundInShop>({ message: `Page not found: ${path}`, shell }, { status: 404 })
}

/** The 404 of section 8 of the specification for a page that exists, asked for with something that cannot be. */
export function pageNotValid(path: string) {
  return data(`Page Not Found: ${path}`, { status: 404 })
}
