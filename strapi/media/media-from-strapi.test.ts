import { describe, expect, it } from "vitest"
import { media } from "#api/media/contract.ts"
import { mediaFromStrapi } from "./media-from-strapi.ts"

const options = { apiBase: "https://cms.example.dz", mediaHost: "https://media.example.dz" }

/** A media object as Strapi 5.54 sends it. */
const photo = {
  id: 1,
  documentId: "piwfnrhgkhgny7ys9wpuvhox",
  name: "p0.jpg",
  alternativeText: null,
  caption: null,
  focalPoint: null,
  width: 1400,
  height: 700,
  formats: {
    thumbnail: {
      ext: ".jpg",
      url: "/uploads/thumbnail_p0_8c0ff07751.jpg",
      mime: "image/jpeg",
      width: 156,
      height: 78,
    },
  },
  hash: "p0_8c0ff07751",
  ext: ".jpg",
  mime: "image/jpeg",
  size: 11.89,
  url: "/uploads/p0_8c0ff07751.jpg",
  previewUrl: null,
  provider: "local",
  provider_metadata: null,
  createdAt: "2026-11-23T19:08:29.767Z",
  updatedAt: "2026-11-23T19:08:29.767Z",
  publishedAt: "2026-11-23T19:08:29.767Z",
}

const urlOf = (changes: object) => mediaFromStrapi({ ...photo, ...changes }, options)?.url

describe("a picture of Strapi's", () => {
  it("becomes one of the contract's, in all widths and formats", () => {
    const read = mediaFromStrapi(photo, options)
    expect(media.parse(read)).toEqual(read)
    expect(read).toMatchObject({
      id: 1,
      documentId: photo.documentId,
      width: 1400,
      height: 700,
      alternativeText: "",
      placeholder: null,
      dominantColor: null,
    })
    expect(read?.url).toMatch(/^\/media\/strapi\/api\/original\/p0_8c0ff07751\.jpg\?v=[0-9a-f]{8}$/)
    expect(Object.keys(read?.formats ?? {})).toEqual(
      ["avif", "webp"].flatMap((format) => [320, 480, 640, 960].map((width) => `${format}-${width}`)),
    )
    expect(read?.formats?.["webp-640"]).toEqual({
      url: read?.url.replace("/original/", "/sized/").replace("?", "-640.webp?"),
      width: 640,
      height: 320,
      mime: "image/webp",
    })
  })

  it("has other addresses when its file is replaced", () => {
    const replaced = { updatedAt: "2026-11-24T08:00:00.000Z" }
    expect(urlOf(replaced)).not.toBe(urlOf({}))
    expect(urlOf(replaced)?.split("?")[0]).toBe(urlOf({})?.split("?")[0])
  })

  it("is made from Strapi's widest form where its file is very large", () => {
    const large = { ext: ".jpg", url: "/uploads/large_p0.jpg", mime: "image/jpeg", width: 1000, height: 500 }
    const read = mediaFromStrapi({ ...photo, size: 25_000, formats: { ...photo.formats, large } }, options)
    expect(read).toMatchObject({ width: 1000, height: 500 })
    expect(read?.url).toContain("/original/large_p0.jpg?v=")
    expect(urlOf({ size: 25_000, formats: null })).toContain("/original/p0_8c0ff07751.jpg?v=")
    expect(urlOf({ size: 7000, formats: { large } })).toContain("/original/p0_8c0ff07751.jpg?v=")
  })

  it("needs a url alone", () => {
    const read = mediaFromStrapi({ url: "/uploads/a.png" }, options)
    expect(media.parse(read)).toEqual(read)
    expect(read).toMatchObject({ url: "/media/strapi/api/original/a.png", width: 800, height: 800 })
    expect(read?.formats?.["avif-960"]).toMatchObject({ width: 800, height: 800 })
  })

  it.each([
    [{ id: "x", documentId: "a/b", width: "wide", height: -1, alternativeText: 3, hash: null, updatedAt: 0, mime: 1 }],
    [{ id: null, documentId: null, width: null, height: 0, alternativeText: "a".repeat(9000), ext: null, mime: null }],
    [{ id: 1.5, documentId: "a".repeat(99), width: 1e12, height: Number.NaN, formats: "none" }],
  ])("is read whatever its other fields hold: %o", (changes) => {
    const read = mediaFromStrapi({ ...photo, ...changes }, options)
    expect(media.parse(read)).toEqual(read)
    expect(read).toMatchObject({ width: 800, height: 800 })
    expect(read?.alternativeText.length).toBeLessThanOrEqual(500)
  })

  it.each([
    [{ mime: "image/svg+xml", ext: ".svg", url: "/uploads/logo.svg", width: null, height: null }],
    [{ mime: null, ext: null, url: "/uploads/logo.SVG" }],
    [{ mime: "image/gif", ext: ".gif", url: "/uploads/moving.gif" }],
  ])("has no smaller forms when it cannot be resized: %o", (changes) => {
    expect(mediaFromStrapi({ ...photo, ...changes }, options)?.formats).toBeNull()
  })

  it.each(["video/mp4", "application/pdf", "text/html"])("is none of type %s", (mime) => {
    expect(mediaFromStrapi({ ...photo, mime }, options)).toBeNull()
  })

  it.each([null, undefined, "x", 3, [], {}, { url: null }, { url: 7 }, { url: "" }])("is not %o", (value) => {
    expect(mediaFromStrapi(value, options)).toBeNull()
  })
})

describe("the address of a picture", () => {
  const path = (url: string, changed = {}) =>
    mediaFromStrapi({ url }, { ...options, ...changed })?.url.replace("/media/strapi", "")

  it.each([
    ["/uploads/2026/11/a-b_c.1.jpg", "/api/original/2026/11/a-b_c.1.jpg"],
    ["https://cms.example.dz/uploads/a.jpg", "/api/original/a.jpg"],
    ["https://CMS.example.dz:443/uploads/a.jpg", "/api/original/a.jpg"],
    ["https://media.example.dz/shop/a.jpg", "/host/original/shop/a.jpg"],
    ["https://media.example.dz/uploads/a.jpg", "/host/original/uploads/a.jpg"],
  ])("%s is served by the shop", (url, expected) => {
    expect(path(url)).toBe(expected)
  })

  it("may be of a Strapi in a folder", () => {
    const apiBase = "https://example.dz/cms"
    expect(path("https://example.dz/cms/uploads/a.jpg", { apiBase })).toBe("/api/original/a.jpg")
    expect(path("https://example.dz/uploads/a.jpg", { apiBase })).toBeUndefined()
    expect(path("https://example.dz/cms2/uploads/a.jpg", { apiBase })).toBeUndefined()
  })

  it("is none of the media host where none is configured", () => {
    expect(path("https://media.example.dz/a.jpg", { mediaHost: undefined })).toBeUndefined()
  })

  it.each([
    "https://elsewhere.example/uploads/a.jpg",
    "https://cms.example.dz.elsewhere.example/uploads/a.jpg",
    "https://cms.example.dz@elsewhere.example/uploads/a.jpg",
    "https://cms.example.dz:8443/uploads/a.jpg",
    "http://cms.example.dz/uploads/a.jpg",
    "http://media.example.dz/a.jpg",
    "https://cms.example.dz/admin/a.jpg",
    "https://cms.example.dz\\@elsewhere.example/uploads/a.jpg",
    "https:///uploads/a.jpg",
    "https://[/uploads/a.jpg",
    "//media.example.dz/a.jpg",
    "/\\media.example.dz/a.jpg",
    "ftp://media.example.dz/a.jpg",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "uploads/a.jpg",
    "/api/users/a.jpg",
    "/uploads/",
    "/uploads",
    "/uploads/../api/users",
    "/uploads/a/../../api/users",
    "/uploads/./a.jpg",
    "/uploads/.env",
    "/uploads/a..jpg",
    "/uploads//a.jpg",
    "/uploads/%2e%2e/a.jpg",
    "/uploads/a%2fb.jpg",
    "/uploads/a.jpg?width=9",
    "/uploads/a.jpg#x",
    "/uploads/a b.jpg",
    "/uploads/a\n.jpg",
    "/uploads/a;b.jpg",
    "/uploads/{w}-{f}.jpg",
    "/uploads/é.jpg",
    "https://media.example.dz/../a.jpg",
    "https://media.example.dz/a/%2e%2e/b.jpg",
    `/uploads/${"a".repeat(400)}.jpg`,
  ])("%s is refused", (url) => {
    expect(path(url)).toBeUndefined()
  })
})
