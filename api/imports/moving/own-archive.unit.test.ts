import { tmpdir } from "node:os"
import { afterEach, expect, it } from "vitest"
import { z } from "zod"
import { type SpooledFile, spoolBody } from "../../files/spooled-file.ts"
import { zipOf } from "../pictures/testing/zip-of.ts"
import { archivedPictureText } from "./archive/content-files.ts"
import { openOwnArchive } from "./own-archive.ts"

const opened: SpooledFile[] = []
afterEach(() => Promise.all(opened.splice(0).map((file) => file.close())))

async function openArchive(files: Record<string, string>) {
  const needed = {
    "about.json": '{"program":"Hanout","format":2}',
    "departments.json": "[]",
    "brands.json": "[]",
    "categories.json": "[]",
    "products.csv": "sku",
  }
  const entries = Object.entries({ ...needed, ...files }).map(([name, text]) => [name, Buffer.from(text)] as const)
  const file = await spoolBody(new Response(await zipOf(Object.fromEntries(entries))).body, {
    folder: tmpdir(),
    reserve: 0,
  })
  opened.push(file)
  const archive = await openOwnArchive(file.fd)
  if (!archive) throw new Error("No archive")
  return archive
}

async function countTexts(archive: Awaited<ReturnType<typeof openArchive>>) {
  const count = { read: 0, lost: 0 }
  for await (const texts of archive.list("pictures.json", archivedPictureText)) {
    for (const text of texts) count[text ? "read" : "lost"]++
  }
  return count
}

const said = "x".repeat(1000)
const picture = (number: number) =>
  JSON.stringify({
    url: `/media/uploads/${number}.webp`,
    fileName: null,
    alternativeText: { fr: said, ar: said, en: said },
  })

it("reads texts of more pictures than a file may have that is read as a whole", { tags: ["@long"] }, async () => {
  const pictures = Array.from({ length: 23_000 }, (_, number) => picture(number)).join(",\n")
  expect(pictures.length).toBeGreaterThan(64 * 1024 ** 2)
  const archive = await openArchive({ "pictures.json": `[\n${pictures}\n]\n` })
  expect(await countTexts(archive)).toEqual({ read: 23_000, lost: 0 })
  await expect(archive.json("pictures.json", z.unknown())).rejects.toMatchObject({
    details: { code: "PART_TOO_LARGE", name: "pictures.json", max: 64 },
  })
})

it("passes over what the shop does not write, and takes no list that ends too early", async () => {
  const some = await openArchive({ "pictures.json": `[${picture(1)},{"url":""},7]` })
  expect(await countTexts(some)).toEqual({ read: 1, lost: 2 })
  const cut = await openArchive({ "pictures.json": `[${picture(1)},` })
  await expect(countTexts(cut)).rejects.toMatchObject({ status: 400, details: { code: "BAD_ARCHIVE" } })
  expect(await countTexts(await openArchive({}))).toEqual({ read: 0, lost: 0 })
})
