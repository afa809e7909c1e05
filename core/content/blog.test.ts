import { describe, expect, it } from "vitest"
import { relatedPosts } from "./blog.ts"
import { formatBlog, parseBlog } from "./blog-query.ts"
import type { PostDetail } from "./post.ts"

const topic = (slug: string) => ({ slug, title: slug.toUpperCase() })

function post(slug: string, change: Partial<PostDetail> = {}): PostDetail {
  return {
    id: 1,
    documentId: slug,
    slug,
    title: `Titre ${slug}`,
    excerpt: "",
    format: "standard",
    image: null,
    readingTime: 1,
    category: topic("a"),
    tags: [],
    author: { name: "Lina", role: "" },
    publishedAt: "2026-11-21T09:00:00.000Z",
    content: [],
    medias: [],
    videoId: null,
    quote: null,
    ...change,
  }
}

const posts = [
  post("casque", { tags: [topic("audio"), topic("voyage")] }),
  post("cuir", {
    category: topic("b"),
    tags: [topic("voyage")],
    content: [{ type: "paragraph", children: [{ type: "text", text: "Chez le cordonnier" }] }],
  }),
  post("perles", { category: topic("b") }),
]

describe("a blog's address", () => {
  it.each(["", "?category=b", "?tag=audio&page=2", "?searchText=cuir+tann%C3%A9"])(
    "is written as it is read: %s",
    (query) => {
      expect(formatBlog(parseBlog(new URLSearchParams(query)))).toBe(query)
    },
  )

  it("leaves out what it does not understand", () => {
    const query = parseBlog(new URLSearchParams("category=<b>&tag=&page=-1&searchText=%20&x=1"))
    expect(query).toEqual({ category: null, tag: null, searchText: "", page: 1 })
  })
})

describe("posts", () => {
  it("lead on to those that share the most, never to themselves", () => {
    const [, leather] = posts
    if (leather) expect(relatedPosts(posts, leather).map(({ slug }) => slug)).toEqual(["casque", "perles"])
  })
})
