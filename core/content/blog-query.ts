import { cutText } from "../cut-text.ts"
/** Query of a blog's address; category and tag are slugs. */
export type BlogQuery = { category: string | null; tag: string | null; searchText: string; page: number }

const maxSearchLength = 100

/** Reads the query of a blog's address; what it does not understand is left out. */
export function parseBlog(params: URLSearchParams): BlogQuery {
  const slug = (name: string) => {
    const value = params.get(name) ?? ""
    return /^[a-z0-9-]{1,80}$/.test(value) ? value : null
  }
  const page = params.get("page") ?? ""
  return {
    category: slug("category"),
    tag: slug("tag"),
    searchText: cutText((params.get("searchText") ?? "").trim(), maxSearchLength).trim(),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The query of a blog's address, with its question mark; empty for the plain blog. */
export function formatBlog({ category, tag, searchText, page }: Partial<BlogQuery>): string {
  const params = new URLSearchParams()
  if (category) params.set("category", category)
  if (tag) params.set("tag", tag)
  if (searchText) params.set("searchText", searchText)
  if (page && page > 1) params.set("page", String(page))
  return params.size === 0 ? "" : `?${params}`
}
