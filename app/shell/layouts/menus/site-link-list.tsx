import { SiteLink } from "./site-link.tsx"
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
