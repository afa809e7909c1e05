import { afterAll, beforeAll, expect, it } from "vitest"
import type { MovingLine } from "../imports/contract-moving.ts"
import { zipOf } from "../imports/pictures/testing/zip-of.ts"
import { archiveOf } from "../testing/archive-of.ts"
import { moveFile } from "../testing/moving.ts"
import { productFiles } from "../testing/product-files.ts"
import { openShopPair, type OwnedShop as Shop } from "../testing/shop-pair.ts"
import { plainPicture } from "../testing/uploads.ts"

let old: Shop
let next: Shop
let close: () => Promise<void>
beforeAll(async () => {
  ;({ old, next, close } = await openShopPair())
})
afterAll(() => close?.())

const move = (to: Shop, file: Uint8Array, dryRun: "0" | "1") => moveFile(to, file, { dryRun })

const resultOf = (lines: MovingLine[]) => {
  const last = lines.at(-1)
  if (last?.kind !== "result") throw new Error(JSON.stringify(last))
  return last.data
}

const post = ({ shop, owner }: Shop, path: string, body: object) =>
  shop.send(`/api/admin${path}`, {
    method: "POST",
    headers: { cookie: owner.cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  })

/** Returns the parts that are the same in two shops: keys, moments and counts are each shop's own. */
const comparable = (files: Map<string, Buffer>, name: string, drop: string[]) => {
  const rows: Record<string, unknown>[] = JSON.parse(files.get(name)?.toString() ?? "[]")
  const slugs = new Map(rows.map((row) => [row.documentId, row.slug]))
  return rows
    .map((row) => ({
      ...Object.fromEntries(Object.entries(row).filter(([key]) => !drop.includes(key))),
      parent: slugs.get(row.parent) ?? null,
    }))
    .toSorted((a, b) => String(Reflect.get(a, "slug")).localeCompare(String(Reflect.get(b, "slug"))))
}

it("brings products, variants, pictures, departments, categories and brands to another shop as they were", async () => {
  const made = await post(old, "/categories", {
    title: { fr: "Tapis", ar: "زرابي", en: "Rugs" },
    productType: "fashion",
  })
  const { data } = await made.json()
  await post(old, "/categories", {
    title: { fr: "Kilims", ar: "", en: "" },
    productType: "fashion",
    parent: data.documentId,
  })
  await post(old, "/brands", { name: "Atelier Aurès" })
  const files = productFiles(old.shop, old.owner)
  const table = [
    "sku;parent;color;size;name_fr;name_ar;description_fr;short_description_fr;product_type;brand;categories;price;last_price;quantity;pictures;weight;tags_fr;published",
    "KILIM-1;;;;Kilim rouge;كليم أحمر;<p>Laine <strong>filée</strong></p><ul><li>à la main</li></ul>;Laine filée à la main;fashion;Atelier Aurès;kilims;12000;15000;;a.png b.png;2400;laine;1",
    ";KILIM-1;Rouge;120 × 180;;;;;;;;;;2;;;;",
    "KILIM-1-N;KILIM-1;Noir;120 × 180;;;;;;;;13500;;1;;;;",
    "KILIM-2;;;;Kilim écru;;;;fashion;;;9000;;3;a.png;;;0",
  ].join("\n")
  const zip = await zipOf({ "a.png": await plainPicture("#b01528"), "b.png": await plainPicture("#1528b0") })
  expect(await files.report(table, 0, zip)).toMatchObject({ created: 2, problems: 0 })
  const out = await archiveOf(old)

  const dry = await move(next, out.bytes, "1")
  expect(dry[0]).toMatchObject({ kind: "archive", data: { departments: 0, brands: 1, categories: 2 } })
  expect(resultOf(dry)).toMatchObject({ created: 2, problems: 0, changed: 0 })
  expect(resultOf(await move(next, out.bytes, "0"))).toMatchObject({ created: 2, problems: 0 })
  const back = await archiveOf(next)
  expect(back.files.get("products.csv")?.toString()).toBe(out.files.get("products.csv")?.toString())
  const own = ["documentId", "updatedAt", "position", "productCount"]
  expect(comparable(back.files, "categories.json", own)).toEqual(comparable(out.files, "categories.json", own))
  expect(comparable(back.files, "brands.json", own)).toEqual(comparable(out.files, "brands.json", own))
  expect(back.files.get("departments.json")).toEqual(out.files.get("departments.json"))
  const pictures = [...out.files].filter(([name]) => name.startsWith("pictures/"))
  expect(pictures.length).toBeGreaterThanOrEqual(2)
  for (const [name, bytes] of pictures) expect(back.files.get(name)?.equals(bytes)).toBe(true)
  // The same archive again changes nothing.
  expect(resultOf(await move(next, out.bytes, "0"))).toMatchObject({ created: 0, changed: 0, problems: 0 })
})

it.each([
  ["without a file that it needs", async (files: Map<string, Buffer>) => files.delete("brands.json")],
  [
    "of another format",
    async (files: Map<string, Buffer>) => files.set("about.json", Buffer.from('{"program":"Hanout","format":3}')),
  ],
  ["with what is no JSON", async (files: Map<string, Buffer>) => files.set("categories.json", Buffer.from("["))],
])("takes no archive %s", async (_what, change) => {
  const { files } = await archiveOf(old)
  await change(files)
  const zip = await zipOf(Object.fromEntries(files))
  await expect(move(next, zip, "1")).rejects.toMatchObject({ status: 400, details: { code: "BAD_ARCHIVE" } })
})
