import { expect, test } from "vitest"
import { media } from "./contract.ts"
import { fileResource } from "./file-resource.ts"
import { mediaResource } from "./media-resource.ts"

const row = {
  id: 1,
  documentId: "d",
  url: "/media/sac-casbah/cognac.webp",
  width: 1000,
  height: 750,
  alternativeText: "Sac",
  hash: "0123456789ab",
  dominantColor: "#e6e3dd",
  placeholder: "data:image/webp;base64,A",
  fileName: null,
  bytes: 12_345,
  createdAt: "2026-11-01T10:00:00.000Z",
}

test("offers a picture in two formats and four widths, at addresses that change with it", () => {
  const resource = media.parse(mediaResource(new Map([[1, row]]), 1))
  expect(Object.keys(resource.formats ?? {})).toEqual(
    ["avif", "webp"].flatMap((format) => [320, 480, 640, 960].map((width) => `${format}-${width}`)),
  )
  expect(resource.formats?.["avif-480"]).toEqual({
    url: "/media/sac-casbah/cognac-480.avif?v=0123456789ab",
    width: 480,
    height: 360,
    mime: "image/avif",
  })
  expect(resource).not.toHaveProperty("hash")
})

test("offers no form wider than the picture", () => {
  const resource = mediaResource(new Map([[1, { ...row, width: 400, height: 300 }]]), 1)
  expect(Object.values(resource?.formats ?? {}).map(({ width, height }) => [width, height])).toEqual([
    [320, 240],
    [400, 300],
    [320, 240],
    [400, 300],
  ])
})

test("offers no forms of a file that the shop did not read", () => {
  const unread = { ...row, hash: null, dominantColor: null, placeholder: null }
  expect(mediaResource(new Map([[1, unread]]), 1)).toMatchObject({ url: row.url, formats: null, placeholder: null })
  expect(mediaResource(new Map(), 1)).toBeNull()
})

test("tells Strapi's clients of the file, and names the forms that are smaller than it", () => {
  const file = media.parse(fileResource(new Map([[1, row]]), 1))
  expect(file).toMatchObject({
    name: "cognac.webp",
    caption: null,
    hash: row.hash,
    ext: ".webp",
    mime: "image/webp",
    size: 12.35,
    previewUrl: null,
    provider: "local",
    createdAt: row.createdAt,
    updatedAt: row.createdAt,
  })
  const sizes = (width: number) => {
    const { formats } = fileResource(new Map([[1, { ...row, width, height: width }]]), 1) ?? {}
    return ["thumbnail", "small", "medium", "large"].map((name) => formats?.[name]?.width)
  }
  expect(sizes(1000)).toEqual([320, 480, 640, 960])
  expect(sizes(640)).toEqual([320, 480, undefined, undefined])
  expect(file.formats?.small).toMatchObject({ name: "small_cognac.webp", url: file.formats?.["webp-480"]?.url })
  const unread = { ...row, hash: null, dominantColor: null, placeholder: null, fileName: "photo.png", bytes: null }
  expect(fileResource(new Map([[1, unread]]), 1)).toMatchObject({ name: "photo.png", size: null, formats: null })
})
