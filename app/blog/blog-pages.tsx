import type { ReactNode } from "react"
import { Link } from "react-router"
import { formatBlog } from "#core/blog.ts"
import { pageLinks } from "#core/listing-pages.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import type { BlogPage } from "./blog-data.server.ts"

/** Plain links to the pages of a list of posts; nothing when it has one. */
export function BlogPages({ blog: { path, query, pages } }: { blog: BlogPage }) {
  const { t, to } = useI18n()
  if (pages === 1) return null
  const { page } = query
  const addressOf = (number: number) => to(path) + formatBlog({ ...query, page: number })
  return (
    <nav className="pages" aria-label={t("blog.pages")}>
      {page > 1 && (
        <Step address={addressOf(page - 1)} rel="prev">
          <Icon name="chevron-left" flip />
          <span>{t("blog.pages.newer")}</span>
        </Step>
      )}
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
            aria-label={t("blog.pages.page", { page: number })}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Step address={addressOf(page + 1)} rel="next">
          <span>{t("blog.pages.older")}</span>
          <Icon name="chevron-right" flip />
        </Step>
      )}
    </nav>
  )
}

function Step({ address, rel, children }: { address: string; rel: "prev" | "next"; children: ReactNode }) {
  return (
    <Link className="step" to={address} rel={rel}>
      {children}
    </Link>
  )
}
