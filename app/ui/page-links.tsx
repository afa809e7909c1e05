import type { ReactNode } from "react"
import { pageLinks } from "#core/catalogue/listing-pages.ts"
import * as listing from "../styles/listing.module.css"
import { Icon } from "./icon.tsx"
import { Link } from "./link.tsx"

type PageLinksProps = {
  /** From 1. */
  page: number
  pages: number
  addressOf: (page: number) => string
  /** Labels of the links and of the steps before and after. */
  words: { all: string; previous: string; next: string; page: (page: number) => string }
}

/** Plain links to the pages of a list; nothing when it has one. */
export function PageLinks({ page, pages, addressOf, words }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav className={listing.pages} aria-label={words.all} data-pages="">
      <Step address={page > 1 ? addressOf(page - 1) : null} rel="prev">
        <Icon name="chevron-left" flip />
        <span>{words.previous}</span>
      </Step>
      {pageLinks(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap ${index < 3 ? "before" : "after"}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={addressOf(number)}
            aria-current={number === page ? "page" : undefined}
            aria-label={words.page(number)}
          >
            {number}
          </Link>
        ),
      )}
      <Step address={page < pages ? addressOf(page + 1) : null} rel="next">
        <span>{words.next}</span>
        <Icon name="chevron-right" flip />
      </Step>
    </nav>
  )
}

type StepProps = {
  address: string | null
  rel: "prev" | "next"
  children: ReactNode
}

/** To the page before or after; at either end a link that leads nowhere. */
function Step({ address, rel, children }: StepProps) {
  if (address === null) {
    return (
      // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a disabled link has no href
      <span className={listing.step} role="link" aria-disabled="true">
        {children}
      </span>
    )
  }
  return (
    <Link className={listing.step} to={address} rel={rel}>
      {children}
    </Link>
  )
}
