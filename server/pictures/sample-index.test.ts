import { readdirSync, readFileSync } from "node:fs"
import { join, sep } from "node:path"
import { expect, test } from "vitest"
import { contentHash } from "#api/media/pictures/content-hash.ts"
import type { PictureFacts } from "#core/media/picture.ts"
import { samplePictures } from "../composition/shop-media.ts"
import { pictureAddress } from "./picture-address.ts"

const index: Record<string, PictureFacts> = JSON.parse(readFileSync(join(samplePictures, "index.json"), "utf8"))
const names = readdirSync(samplePictures, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".webp"))
  .map((name) => name.split(sep).join("/"))

test("the index has every sample picture as it is now (npm run make -- pictures)", () => {
  const facts = (file: Uint8Array) => ({ hash: contentHash(file), bytes: file.byteLength })
  const present = names.map((name) => [name, facts(readFileSync(join(samplePictures, name)))])
  const listed = Object.entries(index).map(([name, { hash, bytes }]) => [name, { hash, bytes }])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(present))
})

test("every sample picture has a name that an address can carry", () => {
  for (const name of names) expect(pictureAddress(`/media/${name}`)).toEqual({ master: name, form: null })
})

test("the index has size, colour and a small placeholder of each", () => {
  for (const { width, height, dominantColor, placeholder } of Object.values(index)) {
    expect(Math.min(width, height)).toBeGreaterThan(0)
    expect(dominantColor).toMatch(/^#[0-9a-f]{6}$/)
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{1,277}$/)
  }
})
