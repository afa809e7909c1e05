import { formatBlog } from "#core/content/blog-query.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { PageLinks } from "../../ui/page-links.tsx"
import type { BlogPage } from "./blog-data.server.ts"

/** Plain links to the pages of a list of posts. */
export function BlogPages({ blog: { path, query, pages } }: { blog: BlogPage }) {
  const { t, to } = useI18n()
  const words = {
    all: t("blog.pages"),
    previous: t("blog.pages.newer"),
    next: t("blog.pages.older"),
    page: (number: number) => t("blog.pages.page", { page: number }),
  }
  const addressOf = (number: number) => to(path) + formatBlog({ ...query, page: number })
  return <PageLinks page={query.page} pages={pages} addressOf={addressOf} words={words} />
}
