import { expect, test } from "vitest"
import { pageMeta } from "./seo.ts"

const page = { origin: "https://shop.example", title: "Boutique", shopName: "Hanout", description: "Tout." }

test("names the address of a page in its language", () => {
  const links = pageMeta({ ...page, path: "/shop?page=2", locale: "ar" }).filter((tag) => "rel" in tag)
  expect(links).toEqual([{ tagName: "link", rel: "canonical", href: "https://shop.example/ar/shop?page=2" }])
})

test("adds the shop's name to the title", () => {
  expect(pageMeta({ ...page, path: "/shop", locale: "fr" })).toContainEqual({ title: "Boutique · Hanout" })
})

test("cuts a long description at a word", () => {
  const description = "mot ".repeat(60)
  const tags = pageMeta({ ...page, description, path: "/", locale: "fr" })
  expect(tags).toContainEqual({ name: "description", content: `${"mot ".repeat(39)}mot…` })
})

test("shows the shop where a page that has no picture is shared", () => {
  const shared = (picture?: string) => pageMeta({ ...page, path: "/shop", locale: "fr", picture })
  expect(shared()).toContainEqual({ property: "og:image", content: "https://shop.example/art/share.jpg" })
  expect(shared("/media/a/b.webp")).toContainEqual({
    property: "og:image",
    content: "https://shop.example/media/a/b.webp",
  })
})

test("keeps a hidden page out of search engines", () => {
  const tags = pageMeta({ ...page, path: "/shop", locale: "fr", hidden: true })
  expect(tags).toContainEqual({ name: "robots", content: "noindex" })
})
