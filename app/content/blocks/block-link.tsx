import type { ReactNode } from "react"
import { safeLink } from "#core/safe-link.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Link } from "../../ui/link.tsx"

/** A link in a text: a page of the shop in the reader's language, or an address outside. What is not safe to follow is
 *  shown as plain words. */
export function BlockLink({ url, children }: { url: string; children: ReactNode }) {
  const { to } = useI18n()
  const link = safeLink(url)
  // An address that the shop has not got yet leaves its scheme alone.
  if (!link || /^(?:tel|mailto):$/.test(url)) return <span>{children}</span>
  if (link.kind === "own") return <Link to={to(link.path)}>{children}</Link>
  const bare = /^(?:tel|mailto):/.test(link.href)
  return (
    <a href={link.href} rel={bare ? undefined : "noopener noreferrer"}>
      {bare ? <bdi dir="ltr">{children}</bdi> : children}
    </a>
  )
}
