import type { ComponentProps } from "react"
import { Form as RouterForm, Link as RouterLink } from "react-router"

// React Router marks each link and form with `data-discover` for fetching routes on approach. The whole table of routes comes
// with the page here (`react-router.config.ts`), so the mark is a twentieth of a page's HTML that nobody reads.

/** React Router's `Link`, without the mark for a discovery of routes that this shop does not use. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} discover="none" />
}

/** React Router's `Form`, likewise. */
export function Form(props: ComponentProps<typeof RouterForm>) {
  return <RouterForm {...props} discover="none" />
}
