import type { ComponentProps } from "react"
import { Form as RouterForm, Link as RouterLink } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { useRouterPath } from "../i18n/router-path.ts"

// React Router marks each link and form with `data-discover` for fetching routes on approach. The whole table of routes comes
// with the page here (`react-router.config.ts`), so the mark is a twentieth of a page's HTML that nobody reads.

/** Without what would write more than the link itself. */
type LinkProps = Omit<ComponentProps<typeof RouterLink>, "mask" | "prefetch"> & { to: string }

/** A path that the router writes as it is. */
const plainPath = /^(?:\/[\w-]+)+(?:\?[\w=&.%+-]*)?(?:#[\w-]*)?$|^\/$/

/** What the server renders of a router's link, which costs half of what a link costs there otherwise. */
function PlainLink({
  to,
  children,
  // The router's own, which are no attributes.
  defaultShouldRevalidate: _defaultShouldRevalidate,
  discover: _discover,
  preventScrollReset: _preventScrollReset,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  state: _state,
  viewTransition: _viewTransition,
  ...attributes
}: LinkProps) {
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  )
}

const RoutedLink = ({ to, ...props }: LinkProps) => <RouterLink {...props} to={useRouterPath(to)} discover="none" />

function ServerLink(props: LinkProps) {
  const path = useRouterPath(props.to)
  const basename = useI18n().to("/")
  if (!plainPath.test(path)) return <RoutedLink {...props} />
  return <PlainLink {...props} to={basename === "/" ? path : path === "/" ? basename : basename + path} />
}

/** React Router's `Link`, without the mark for a discovery of routes that this shop does not use.
 *  @param to as `to()` of `useI18n` gives it */
export const Link = import.meta.env.SSR ? ServerLink : RoutedLink

/** React Router's `Form`, likewise. Its `action` is a path without language: the router writes the page's before it. */
export function Form(props: ComponentProps<typeof RouterForm>) {
  return <RouterForm {...props} discover="none" />
}
