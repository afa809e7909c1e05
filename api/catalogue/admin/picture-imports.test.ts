import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { maxFilePictures } from "#core/catalogue/files/picture-cell.ts"
import { readProductRow } from "#core/catalogue/files/product-file.ts"
import { importProducts } from "#db/catalogue/import/import-products.ts"
import type { PreparedProduct } from "#db/catalogue/import/import-rows.ts"
import { moveStagedPictures } from "#db/catalogue/import/staged-pictures.ts"
import { resumeImports } from "#db/catalogue/import/store-staged.ts"
import { addressOfDatabase } from "#db/database.ts"
import { toDocumentId } from "#db/document-id.ts"
import { productImportLine } from "../../imports/contract-product-import.ts"
import { fetchPublicPicture } from "../../imports/pictures/fetch-public-picture.ts"
import { startPictureServer } from "../../imports/pictures/testing/picture-server.ts"
import { zipOf } from "../../imports/pictures/testing/zip-of.ts"
import { runProductImport } from "../../imports/product-import.ts"
import { takePicture } from "../../media/take-file.ts"
import { productWithSlug } from "../../testing/catalogue.ts"
import { problemsOfReport, productFiles } from "../../testing/product-files.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { plainPicture } from "../../testing/uploads.ts"

let shop: TestShop
let editor: TestStaff
let files: ReturnType<typeof productFiles>
let [red, blue]: Buffer<ArrayBuffer>[] = []
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
  files = productFiles(shop, editor)
  red = await plainPicture("#b01528")
  blue = await plainPicture("#1528b0")
})
afterAll(() => shop.close())

const titles = "sku;name_fr;product_type;price;pictures"
const fileOf = (...rows: string[]) => [titles, ...rows].join("\n")
const count = async (table: "media" | "media_file" | "product" | "product_import_picture") =>
  (
    await shop.db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n
const counts = async () =>
  Promise.all((["media", "media_file", "product", "product_import_picture"] as const).map(count))
const urlsOf = async (slug: string) => {
  const { image, medias } = await productWithSlug(editor, slug)
  return [image, ...medias].map((picture) => picture?.url ?? "")
}

describe("pictures of a zip", () => {
  let zip: Buffer<ArrayBuffer>
  beforeEach(async () => {
    zip = await zipOf({
      "face.png": red ?? Buffer.of(),
      "dos/vue du dos.png": blue ?? Buffer.of(),
      "texte.txt": Buffer.from("no"),
    })
  })

  it("are stored with the products that name them, once each", { tags: ["@long"] }, async () => {
    const file = fileOf(
      "ZIP-1;Lampe un;electronics;100;face.png|vue du dos.png",
      "ZIP-2;Lampe deux;electronics;100;FACE.png",
    )
    const before = await counts()
    const dry = await files.report(file, 1, zip)
    expect(dry).toMatchObject({ created: 2, problems: 0, columns: [] })
    expect(await counts()).toEqual(before)
    const lines = await files.linesOf(file, 0, zip)
    expect(lines).toContainEqual({ kind: "progress", phase: "pictures", done: 3, total: 3 })
    expect(lines.at(-1)).toMatchObject({ kind: "result", data: { created: 2, problems: 0 } })
    const [front = "", back = ""] = await urlsOf("lampe-un")
    expect([front, back].map((url) => /^\/media\/uploads\/[0-9a-f]+\.webp$/.test(url))).toEqual([true, true])
    expect(await urlsOf("lampe-deux")).toEqual([front])
    expect((await count("media")) - Number(before[0])).toBe(2)
    expect(await count("product_import_picture")).toBe(0)
    // The same file again changes nothing, and an export names the pictures by their paths.
    expect(await files.report(file, 0, zip)).toMatchObject({ same: 2, changed: 0 })
    const exported = await files.exported("q=ZIP-1")
    expect(exported).toContain(`${front} ${back}`)
    expect(await files.report(exported, 0)).toMatchObject({ same: 1, changed: 0, problems: 0 })
    // Another order, one picture less, none.
    expect(await files.report(fileOf(`ZIP-1;;;;${back} ${front}`), 0)).toMatchObject({ changed: 1 })
    expect(await urlsOf("lampe-un")).toEqual([back, front])
    expect(await files.report("sku;name_fr\nZIP-1;Lampe\n", 0)).toMatchObject({ changed: 1 })
    expect(await urlsOf("lampe-un")).toEqual([back, front])
    expect(await files.report("sku;pictures\nZIP-1;\n", 0)).toMatchObject({ changed: 1 })
    expect(await urlsOf("lampe-un")).toEqual([""])
  })

  it("leave nothing when any row has a problem, and every row tells its own", async () => {
    const before = await counts()
    const file = fileOf(
      "ZIP-3;Lampe trois;electronics;100;face.png",
      "ZIP-4;Lampe;electronics;abc;absent.png texte.txt /media/uploads/none.webp http://example.com/a.png",
      "ZIP-5;Lampe;electronics;100;https://localhost/a.png https://169.254.169.254/a.png",
      `ZIP-6;Lampe;electronics;100;${Array.from({ length: 22 }, (_, at) => `${at}.png`).join(" ")}`,
    )
    const expected = [
      ...["3 price NOT_NUMBER", "3 pictures NOT_IN_ZIP", "3 pictures NOT_PICTURE", "3 pictures UNKNOWN"],
      ...["3 pictures NOT_HTTPS", "4 pictures NOT_PUBLIC", "4 pictures NOT_PUBLIC", "5 pictures TOO_MANY_PICTURES"],
      "3 price NEEDED",
    ]
    for (const dryRun of [1, 0] as const) {
      const report = await files.report(file, dryRun, zip)
      expect(expected).toEqual(expect.arrayContaining(problemsOfReport(report)))
      expect(report).toMatchObject({ problems: 3 })
      expect(await counts()).toEqual(before)
    }
  })

  it("are left out where the table is not whole, or the zip is none", { tags: ["@long"] }, async () => {
    const table = fileOf("ZIP-7;Lampe;electronics;100;face.png")
    const refused = async (answer: Response) => [answer.status, (await answer.json()).error.details?.code]
    expect(await refused(await files.post(table, 1, Buffer.from("no archive")))).toEqual([400, "NOT_ZIP"])
    const answer = await shop.send("/api/admin/products/import?dryRun=1&tableBytes=5000", {
      method: "POST",
      headers: { cookie: editor.cookie },
      body: table,
    })
    expect(answer.status).toBe(400)
    const many = Array.from(
      { length: 101 },
      (_, row) => `M-${row};Lampe;electronics;1;${Array.from({ length: 20 }, (_, at) => `${row}-${at}.png`).join(" ")}`,
    )
    expect(await refused(await files.post(fileOf(...many), 1))).toEqual([400, "TOO_MANY_PICTURES"])
  })
})

it("takes an export whose products have more pictures of the shop than a file may bring", {
  tags: ["@long"],
}, async () => {
  const products = Array.from({ length: 101 }, (_, row) =>
    Array.from({ length: 20 }, (_, at) => `/media/uploads/own-${row}-${at}.webp`),
  )
  expect(products.flat().length).toBeGreaterThan(maxFilePictures)
  for (const urls of products) {
    const facts = { width: 10, height: 10, hash: null, bytes: 1, dominant_color: "#b01528", placeholder: "" }
    const rows = urls.map((url) => ({ ...facts, document_id: toDocumentId(url), url, file_name: null }))
    await shop.db.insertInto("media").values(rows).execute()
  }
  const file = fileOf(...products.map((urls, row) => `OWN-${row};Lampe ${row};electronics;100;${urls.join(" ")}`))
  expect(await files.report(file, 0)).toMatchObject({ created: 101, problems: 0 })
  const exported = await files.exported("q=OWN-")
  expect(exported).toContain(products.at(-1)?.join(" "))
  expect(await files.report(exported, 1)).toMatchObject({ same: 101, changed: 0, problems: 0 })
})

it("gives a sign of life while it reads pictures that the library has", { tags: ["@long"] }, async () => {
  const lamp = fileOf("LIFE-1;Lampe vive;electronics;100;face.png")
  await files.report(lamp, 0, await zipOf({ "face.png": red ?? Buffer.of() }))
  const picture = { ...(await takePicture(red ?? Buffer.of())), fileName: null }
  const longAgo = new Date(0).toISOString()
  const isTouched: boolean[] = []
  const read = async () => {
    const running = await shop.db.selectFrom("product_import").select("touched_at").executeTakeFirstOrThrow()
    isTouched.push(running.touched_at !== longAgo)
    await shop.db.updateTable("product_import").set({ touched_at: longAgo }).execute()
    return picture
  }
  async function* products() {
    yield [{ line: 2, ...readProductRow({ sku: "LIFE-1", pictures: "face.png" }) }]
  }
  // Four are read at once: the last one comes alone.
  const references = ["face.png", "b.png", "c.png", "d.png", "e.png"]
  const by = { staff: { id: "x", name: "Nour" }, address: "", now: new Date() }
  const file = { products: products(), variants: [], pictures: { references, read } }
  expect(await importProducts(shop.db, file, by, () => {})).toMatchObject({ same: 1, problems: 0 })
  expect(isTouched).toHaveLength(5)
  expect(isTouched.at(-1)).toBe(true)
})

it("moves new pictures one by one, and another process goes on where the first one ended", async () => {
  const tints = ["#101010", "#202020", "#303030"]
  const made = await Promise.all(
    tints.map(async (tint) => ({ ...(await takePicture(await plainPicture(tint))), fileName: null })),
  )
  const references = ["0.png", "1.png", "2.png"]
  const cells = { sku: "STEP-1", name_fr: "Lampe lente", product_type: "electronics", price: "100" }
  async function* products() {
    yield [{ line: 2, ...readProductRow({ ...cells, pictures: references.join(" ") }) }]
  }
  const read = async (reference: string) => made[Number.parseInt(reference, 10)] ?? ("NOT_IN_ZIP" as const)
  const file = { products: products(), variants: [], pictures: { references, read } }
  const by = { staff: { id: "x", name: "Nour" }, address: "", now: new Date() }
  const end = () => {
    throw new Error("The process ends")
  }
  const before = await count("media")
  await expect(
    importProducts(shop.db, file, by, ({ phase }) => (phase === "storing" ? end() : undefined)),
  ).rejects.toThrow("The process ends")
  expect(await count("media")).toBe(before)
  const row = await shop.db.selectFrom("product_import_row").selectAll().executeTakeFirstOrThrow()
  const staged = [JSON.parse(row.content) as PreparedProduct]
  await expect(moveStagedPictures(shop.db, row.import_id, staged, async () => end())).rejects.toThrow(
    "The process ends",
  )
  expect((await count("media")) - Number(before)).toBe(1)
  await resumeImports(shop.db, new Date(Date.now() + 2 * 60_000))
  const urls = await urlsOf("lampe-lente")
  expect(urls).toEqual(made.map(({ facts }) => `/media/uploads/${facts.hash}.webp`))
  expect((await count("media")) - Number(before)).toBe(3)
  expect(await count("product_import_picture")).toBe(0)
})

it("gets pictures by their addresses", async () => {
  const green = await plainPicture("#15b028")
  const server = await startPictureServer((request, response) =>
    request.url === "/photos/front.png" ? response.end(green) : response.end("<html>"),
  )
  const file = Buffer.from(
    fileOf(
      "WEB-1;Lampe web;electronics;100;https://pictures.test/photos/front.png?size=2",
      "WEB-1-B;Lampe web b;electronics;100;https://pictures.test/photos/front.png",
    ),
  )
  const read = async (bytes: Buffer, dryRun: boolean) => {
    let text = ""
    const by = { staff: { id: "x", name: "Nour" }, address: "", now: new Date() }
    await runProductImport(
      { task: "products", file: bytes, tableBytes: bytes.length, dryRun, by, address: addressOfDatabase(shop.db) },
      (message) => {
        if (message.kind === "piece") text += Buffer.from(message.bytes).toString()
      },
      (address) => fetchPublicPicture(address, server.network, server.port),
    )
    const last = productImportLine.parse(JSON.parse(text.trim().split("\n").at(-1) ?? ""))
    if (last.kind !== "result") throw new Error(text)
    return last.data
  }
  try {
    expect(problemsOfReport(await read(file, true))).toEqual(["2 pictures NOT_PICTURE"])
    const good = Buffer.from(file.toString().replace("?size=2", ""))
    expect(await read(good, false)).toMatchObject({ created: 2, problems: 0 })
    const [url = ""] = await urlsOf("lampe-web")
    const media = await shop.db.selectFrom("media").select("file_name").where("url", "=", url).executeTakeFirst()
    expect(media).toEqual({ file_name: "front.png" })
  } finally {
    await server.stop()
  }
})
