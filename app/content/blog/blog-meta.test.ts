import { expect, it } from "vitest"
import type { Post } from "#core/content/post.ts"
import { messages } from "../../i18n/fr/all.ts"
import { registerMessages } from "../../i18n/i18n.tsx"
import { blogMeta } from "./blog-meta.ts"

registerMessages("fr", messages)

const post: Post = {
  documentId: "a".repeat(24),
  slug: "cuir",
  title: "Entretenir le cuir",
  excerpt: "",
  format: "standard",
  category: { slug: "rare", title: "Gestes rares" },
  tags: [],
  author: { name: "Lina", role: "" },
  image: null,
  publishedAt: "2026-11-21T09:00:00.000Z",
  readingTime: 1,
}

it("names a category that is not among the fullest, which the sidebar has", () => {
  const blog = {
    path: "/blog",
    query: { category: "rare", tag: null, searchText: "", page: 1 },
    posts: [post],
    total: 1,
    pages: 1,
    sidebar: { latest: [post], categories: [{ slug: "pleine", title: "Pleine", count: 9 }], tags: [] },
  }
  const meta = blogMeta({ blog, locale: "fr", origin: "https://example.com", shopName: "Hanout" })
  const title = meta.find((one) => "title" in one)
  expect(JSON.stringify(title)).toContain("Gestes rares")
})
