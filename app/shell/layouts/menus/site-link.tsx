import type { ReactNode } from "react"
import { Link } from "../../../ui/link.tsx"
import type { SiteLink as SiteLinkFacts } from "./site-links.ts"

/** Entries of a menu, one below the other. */
export const SiteLinkList = ({ links }: { links: SiteLinkFacts[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link.href}>
        <SiteLink link={link} />
      </li>
    ))}
  </ul>
)

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
  return (
    <Link to={link.href} className={className} aria-current={current}>
      {icon}
      {link.label}
    </Link>
  )
}
