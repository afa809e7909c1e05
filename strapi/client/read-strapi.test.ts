import { afterEach, beforeEach, expect, test } from "vitest"
import { strictStrapi } from "../testing/strict-strapi.ts"
import { strapiReader } from "./read-strapi.ts"
import { strapiClient } from "./strapi-client.ts"

const token = "a-token-of-strapi-1234567890"
let strapi: Awaited<ReturnType<typeof strictStrapi>>
let now = 0
beforeEach(async () => {
  strapi = await strictStrapi(token)
  now = 0
})
afterEach(() => strapi.close())

const open = () => strapiReader(strapiClient({ apiBase: strapi.url, token }), () => now)

/** What each call since then asked to populate. */
const populated = (since = 0) =>
  strapi.calls
    .slice(since)
    .map(({ query }) => [...query].filter(([name]) => name.startsWith("populate")).map(([, value]) => value))

test("an unknown picture inside the colours leaves the colours and the product's own picture", async () => {
  strapi.lacks("products", "colors.image")
  const read = open()
  await read("/api/products", {}, ["colors.image", "image", "medias"])
  const known = ["colors", "image", "medias"]
  expect(populated()).toEqual([["colors.image", "image", "medias"], known])
  await read("/api/products", {}, ["colors.image", "image", "medias"])
  expect(populated(2)).toEqual([known])
})

test("an unknown relation is left out with what is inside it", async () => {
  strapi.lacks("products", "colors")
  await open()("/api/products", {}, ["image", "colors.image"])
  expect(populated()).toEqual([["image", "colors.image"], ["image"]])
})

test("what was unknown is asked for again after ten minutes", async () => {
  strapi.lacks("products", "image")
  const read = open()
  await read("/api/products", {}, ["image", "medias"])
  strapi.has("products", "image")
  now = 599_000
  await read("/api/products", {}, ["image", "medias"])
  now = 601_000
  await read("/api/products", {}, ["image", "medias"])
  expect(populated()).toEqual([["image", "medias"], ["medias"], ["medias"], ["image", "medias"]])
})

test("a 400 about something else is an error", async () => {
  const read = open()
  const sorted = read("/api/products", { sort: "nothing:asc" }, ["image"])
  await expect(sorted).rejects.toThrow("Strapi answered 400 for /api/products: Invalid key nothing")
  expect(strapi.calls).toHaveLength(1)
})
