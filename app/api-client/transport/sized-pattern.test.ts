import { expect, test } from "vitest"
import { sizedPattern } from "./picture-from-wire.server.ts"

const form = (url: string) => ({ url, width: 1, height: 1, mime: "image/avif" })

function formats(widths: number[], address = (width: number, format: string) => `/media/a/b-${width}.${format}?v=1`) {
  const named = ["avif", "webp"].flatMap((format) =>
    widths.map((width) => [`${format}-${width}`, form(address(width, format))]),
  )
  return Object.fromEntries(named)
}

test("finds the pattern behind the addresses of a picture's forms", () => {
  expect(sizedPattern({ formats: formats([320, 480, 640, 960]), width: 1000 })).toBe("/media/a/b-{w}.{f}?v=1")
  expect(sizedPattern({ formats: formats([320, 480]), width: 400 })).toBe("/media/a/b-{w}.{f}?v=1")
})

test("finds none where a form is missing or elsewhere", () => {
  expect(sizedPattern({ formats: null, width: 1000 })).toBeUndefined()
  expect(sizedPattern({ formats: formats([320, 480]), width: 1000 })).toBeUndefined()
  expect(sizedPattern({ formats: { thumbnail: form("/uploads/thumbnail_b.webp") }, width: 1000 })).toBeUndefined()
  const moving = formats([320, 480, 640, 960], (width, format) => `/media/${width}/b-${width}.${format}`)
  expect(sizedPattern({ formats: moving, width: 1000 })).toBeUndefined()
})
