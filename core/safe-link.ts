import { toOwnPath } from "./own-path.ts"

/** Where a link in a text leads: to a path of the shop itself, or to an address outside. */
export type SafeLink = { kind: "own"; path: string } | { kind: "outside"; href: string }

const outsideProtocols = ["http:", "https:", "mailto:", "tel:"]

/** Reads the address of a link in a user's text.
 *  @returns null for what no text may lead to: scripts, data, addresses that only look like a path of the shop */
export function safeLink(address: string): SafeLink | null {
  const url = address.trim()
  // Browsers skip control characters inside an address, and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(url)) return null
  const path = toOwnPath(url)
  if (path) return { kind: "own", path }
  try {
    return outsideProtocols.includes(new URL(url).protocol) ? { kind: "outside", href: url } : null
  } catch {
    return null
  }
}
