import { expect, test } from "vitest"
import type { SharedPicture } from "#core/media/share-picture.ts"
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
  const shared = (picture?: SharedPicture) =>
    pageMeta({ ...page, path: "/shop", locale: "fr", picture }).flatMap((tag) =>
      "property" in tag && String(tag.property).startsWith("og:image") ? [[tag.property, tag.content]] : [],
    )
  const size = [
    ["og:image:type", "image/jpeg"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
  ]
  expect(shared()).toEqual([["og:image", "https://shop.example/art/share.jpg"], ...size, ["og:image:alt", "Hanout"]])
  expect(shared({ url: "/media/a/b.webp", sized: "/media/a/b-{w}.{f}?v=0", alt: "Un sac" })).toEqual([
    ["og:image", "https://shop.example/media/a/b-share.jpg?v=0"],
    ...size,
    ["og:image:alt", "Un sac"],
  ])
  expect(shared({ url: "/media/strapi/api/original/x.svg" })).toEqual([
    ["og:image", "https://shop.example/media/strapi/api/original/x.svg"],
    ["og:image:alt", "Boutique"],
  ])
})

test("names price, currency and availability of a product where it is shared", () => {
  const tags = pageMeta({
    ...page,
    path: "/p",
    locale: "fr",
    type: "product",
    offer: { price: 2_520_000, status: "in-stock" },
  })
  expect(tags).toContainEqual({ property: "product:price:amount", content: "25200.00" })
  expect(tags).toContainEqual({ property: "product:price:currency", content: "DZD" })
  expect(tags).toContainEqual({ property: "product:availability", content: "in stock" })
})

test("keeps a hidden page out of search engines", () => {
  const tags = pageMeta({ ...page, path: "/shop", locale: "fr", hidden: true })
  expect(tags).toContainEqual({ name: "robots", content: "noindex" })
})
