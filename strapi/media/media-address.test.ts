import { expect, it } from "vitest"
import { madeWidths, pictureFormats, sizedUrl } from "#core/media/picture.ts"
import { type MediaSource, readMediaAddress, toMediaPaths, toSourceUrl } from "./media-address.ts"

const sources: MediaSource[] = [
  { place: "api", path: "/a.jpg" },
  { place: "host", path: "/2026/11/a-320.avif" },
  { place: "api", path: "/a-320.avif.jpg" },
  { place: "host", path: "/no-extension" },
]

it.each(sources)("reads the paths that it makes of %o", (source) => {
  const { original, sized } = toMediaPaths(source)
  expect(readMediaAddress(original)).toEqual({ source, form: null })
  for (const width of madeWidths) {
    for (const format of pictureFormats) {
      expect(readMediaAddress(sizedUrl(sized, width, format))).toEqual({ source, form: { width, format } })
    }
  }
})

it.each([
  "/media/strapi/api/original/",
  "/media/strapi/api/original",
  "/media/strapi/db/original/a.jpg",
  "/media/strapi/api/sized/a.jpg",
  "/media/strapi/api/sized/a.jpg-333.avif",
  "/media/strapi/api/sized/a.jpg-0320.avif",
  "/media/strapi/api/sized/a.jpg-320.png",
  "/media/strapi/api/sized/-320.avif/",
  "/media/strapi/api/original/../a.jpg",
  "/media/strapi/api/original/..",
  "/media/strapi/api/original//a.jpg",
  "/media/strapi/api/original/%2e%2e/a.jpg",
  "/media/strapi/api/original/a%00.jpg",
  "/media/strapi/api/original/a.jpg/",
  `/media/strapi/api/original/${"a".repeat(400)}`,
])("reads nothing of %s", (pathname) => {
  expect(readMediaAddress(pathname)).toBeUndefined()
})

it("leads to the Strapi's uploads, or to the media host where there is one", () => {
  const origins = { apiBase: "https://cms.example.dz/x", mediaHost: undefined }
  expect(toSourceUrl({ place: "api", path: "/a.jpg" }, origins)).toBe("https://cms.example.dz/x/uploads/a.jpg")
  expect(toSourceUrl({ place: "host", path: "/a.jpg" }, origins)).toBeUndefined()
  const withHost = { ...origins, mediaHost: "https://media.example.dz" }
  expect(toSourceUrl({ place: "host", path: "/a.jpg" }, withHost)).toBe("https://media.example.dz/a.jpg")
})
