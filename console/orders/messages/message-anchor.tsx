import type { AnchorHTMLAttributes } from "react"

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { href: string | undefined }

/** A link that opens WhatsApp in a window of its own; disabled without an address. */
export function MessageAnchor({ href, children, ...more }: Props) {
  return href === undefined ? (
    <a {...more} role="link" aria-disabled="true">
      {children}
    </a>
  ) : (
    <a {...more} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
