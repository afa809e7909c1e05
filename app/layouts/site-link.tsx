import type { ReactNode } from "react"
import { Link } from "react-router"
import type { SiteLink as SiteLinkFacts } from "./site-links.ts"

/** One entry of a menu; the current page is marked for the eye and for screen readers. */
export function SiteLink({ link, icon, className }: { link: SiteLinkFacts; icon?: ReactNode; className?: string }) {
  return (
    <Link to={link.href} className={className} aria-current={link.current ? "page" : undefined}>
      {icon}
      {link.label}
    </Link>
  )
}
