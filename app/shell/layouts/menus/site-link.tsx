import type { ReactNode } from "react"
import { Link } from "../../../ui/link.tsx"
import type { SiteLink as SiteLinkFacts } from "./site-links.ts"

/** One entry of a menu; the current page is marked for the eye and for screen readers. */
export function SiteLink({ link, icon, className }: { link: SiteLinkFacts; icon?: ReactNode; className?: string }) {
  if (link.external) {
    return (
      <a className={className} href={link.href} rel="noopener">
        {icon}
        {link.label}
      </a>
    )
  }
  const current = link.current ? "page" : undefined
  if (import.meta.env.SSR) {
    // What `Link` renders. It resolves each address against the routes of the page, and a page has fifty absolute ones.
    return (
      <a className={className} aria-current={current} href={link.href}>
        {icon}
        {link.label}
      </a>
    )
  }
  return (
    <Link to={link.href} className={className} aria-current={current}>
      {icon}
      {link.label}
    </Link>
  )
}
