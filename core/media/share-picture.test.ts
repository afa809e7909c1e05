import { expect, test } from "vitest"
import { shareUrl } from "./share-picture.ts"

test.each([
  [{ url: "/media/a/b.webp", sized: "/media/a/b-{w}.{f}?v=0123" }, "/media/a/b-share.jpg?v=0123"],
  [{ url: "/media/uploads/0123456789ab.webp" }, "/media/uploads/0123456789ab-share.jpg"],
  [{ url: "/media/a/b.webp?v=0123" }, "/media/a/b-share.jpg?v=0123"],
  [
    { url: "/media/strapi/api/original/x.jpg", sized: "/media/strapi/api/sized/x.jpg-{w}.{f}" },
    "/media/strapi/api/sized/x.jpg-share.jpg",
  ],
  [{ url: "/media/strapi/api/original/x.svg" }, undefined],
  [{ url: "https://elsewhere.example/a.webp", sized: "https://elsewhere.example/a-{w}.{f}" }, undefined],
])("names the form for sharing of %o", (picture, expected) => {
  expect(shareUrl(picture)).toBe(expected)
})
