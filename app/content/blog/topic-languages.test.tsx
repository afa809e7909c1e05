import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, it } from "vitest"
import type { Post } from "#core/content/post.ts"
import { messages } from "../../i18n/fr/all.ts"
import { I18nProvider, registerMessages } from "../../i18n/i18n.tsx"
import { BlogSidebar } from "./blog-sidebar.tsx"
import { PostCard } from "./post-card.tsx"

registerMessages("fr", messages)

const post: Post = {
  documentId: "a".repeat(24),
  slug: "cuir",
  title: "العناية بالجلد",
  textLanguages: { title: "ar" },
  excerpt: "Une fois par saison.",
  format: "standard",
  category: { slug: "conseils", title: "نصائح", textLanguages: { title: "ar" } },
  tags: [
    { slug: "leather", title: "Leather", textLanguages: { title: "en" } },
    { slug: "maison", title: "Maison" },
  ],
  author: { name: "Lina", role: "" },
  image: null,
  publishedAt: "2026-11-21T09:00:00.000Z",
  readingTime: 1,
}

function render(part: ReactNode): string {
  const element = <I18nProvider locale="fr">{part}</I18nProvider>
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
}

it("marks the topics and titles of posts that are of another language, in cards and in the sidebar", () => {
  const card = render(<PostCard post={post} kind="row" />)
  expect(card).toContain('<span lang="ar" dir="rtl">نصائح</span>')
  const sidebar = {
    latest: [post],
    categories: [{ ...post.category, count: 1 }],
    tags: post.tags.map((tag) => ({ ...tag, count: 1 })),
  }
  const side = render(<BlogSidebar sidebar={sidebar} path="/blog" />)
  expect(side).toContain('<span lang="ar" dir="rtl">نصائح</span>')
  expect(side).toMatch(/<a[^>]* lang="ar" dir="rtl"[^>]*>العناية بالجلد<\/a>/)
  expect(side).toMatch(/<a[^>]* lang="en" dir="ltr"[^>]*>Leather<\/a>/)
  expect(side).toMatch(/<a(?![^>]*lang=)[^>]*>Maison<\/a>/)
})
