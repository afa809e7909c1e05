import { expect, test } from "vitest"
import type { Post } from "#core/content/post.ts"
import { atomFeed } from "./atom.ts"
import { sitemap } from "./sitemap.ts"
import { xmlText } from "./xml.ts"

const origin = "https://shop.example"

test("a sitemap names every page in three languages, each with the others", () => {
  const pages = [{ path: "/" }, { path: "/shop?category=sacs&page=2", changed: "2026-11-21T09:00:00.000Z" }]
  const text = sitemap(origin, pages, ["fr", "ar", "en"])
  expect(text.match(/<url>/g)).toHaveLength(6)
  expect(text).toContain("<loc>https://shop.example/ar</loc>")
  expect(text).toContain(
    "<loc>https://shop.example/en/shop?category=sacs&amp;page=2</loc><lastmod>2026-11-21</lastmod>",
  )
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="https://shop.example${path}"/>`
  const links = [link("fr", "/"), link("ar", "/ar"), link("en", "/en"), link("x-default", "/")].join("")
  for (const path of ["/", "/ar", "/en"])
    expect(text).toContain(`<url><loc>https://shop.example${path}</loc>${links}</url>`)
  expect(text.match(/hreflang="x-default"/g)).toHaveLength(6)
})

test("a sitemap names the languages of the shop alone", () => {
  const text = sitemap(origin, [{ path: "/shop" }], ["fr", "ar"])
  expect(text.match(/<loc>[^<]+/g)).toEqual([`<loc>${origin}/shop`, `<loc>${origin}/ar/shop`])
  expect(text).not.toContain("/en/")
})

test("a feed carries titles as they are, whatever they contain", () => {
  const post: Post = {
    documentId: "a",
    slug: "cuir",
    title: "Cuir & <b>peau</b>",
    excerpt: "Un “sac”\u0000",
    format: "standard",
    category: { slug: "style", title: "Style" },
    tags: [],
    author: { name: "L'été", role: "" },
    image: null,
    publishedAt: "2026-11-21T09:00:00.000Z",
    readingTime: 2,
  }
  const text = atomFeed({ origin, locale: "ar", title: "المدونة", posts: [post] })
  expect(text).toContain("<title>Cuir &amp; &lt;b&gt;peau&lt;/b&gt;</title>")
  expect(text).toContain("<name>L&apos;été</name>")
  expect(text).toContain('<link href="https://shop.example/ar/blog-details/cuir"/>')
  expect(text).not.toContain("\u0000")
})

test("XML keeps line breaks and loses what it cannot carry", () => {
  expect(xmlText('a\n"b"\u0007\uFFFF')).toBe("a\n&quot;b&quot;")
})
