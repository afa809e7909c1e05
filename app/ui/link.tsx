import type { ComponentProps } from "react"
import { Form as RouterForm, Link as RouterLink } from "react-router"
import { useRouterPath } from "../i18n/router-path.ts"

// React Router marks each link and form with `data-discover` for fetching routes on approach. The whole table of routes comes
// with the page here (`react-router.config.ts`), so the mark is a twentieth of a page's HTML that nobody reads.

/** React Router's `Link`, without the mark for a discovery of routes that this shop does not use.
 *  @param to as `to()` of `useI18n` gives it */
export function Link({ to, ...props }: ComponentProps<typeof RouterLink> & { to: string }) {
  return <RouterLink {...props} to={useRouterPath(to)} discover="none" />
}

/** React Router's `Form`, likewise. Its `action` is a path without language: the router writes the page's before it. */
export function Form(props: ComponentProps<typeof RouterForm>) {
  return <RouterForm {...props} discover="none" />
}
