import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { readProductRow } from "#core/catalogue/files/product-file.ts"
import { type ImportProgress, importProducts } from "#db/catalogue/import/import-products.ts"
import type { FileRow } from "#db/catalogue/import/planned-product.ts"
import { resumeImports } from "#db/catalogue/import/store-staged.ts"
import { type ProductImportLine, productImportLine } from "../../imports/contract-product-import.ts"
import { importInThread } from "../../imports/run-import.ts"
import { orderUnits, productWithSlug, sendAdmin, toProductForm } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await shop.db.selectFrom("product_import").selectAll().execute()).toEqual([])
  expect(await shop.db.selectFrom("product_import_row").selectAll().execute()).toEqual([])
})

const titles = "sku,name_fr,brand,product_type,price,quantity"
const fileOf = (prefix: string, count: number, more: string[] = []) =>
  [
    titles,
    ...more,
    ...Array.from({ length: count }, (_, n) => `${prefix}-${n},Article ${prefix} ${n},Aura,beauty,100,1`),
  ].join("\n")

const send = (file: string) =>
  shop.send("/api/admin/products/import?dryRun=0", {
    method: "POST",
    headers: { cookie: editor.cookie, "content-type": "text/csv" },
    body: file,
  })

/** The lines of an import's answer, as they come. */
async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<ProductImportLine> {
  let text = ""
  for await (const piece of pieces) {
    text += Buffer.from(piece).toString()
    const lines = text.split("\n")
    text = lines.pop() ?? ""
    for (const line of lines) yield productImportLine.parse(JSON.parse(line))
  }
}

async function importing(file: string) {
  const answer = await send(file)
  if (!answer.body) throw new Error("No answer")
  return linesOf(answer.body)
}

async function untilStoring(lines: AsyncGenerator<ProductImportLine>) {
  for (;;) {
    const { value } = await lines.next()
    if (value?.kind === "progress" && value.phase === "storing") return
    if (value?.kind !== "progress") throw new Error(`It ended: ${JSON.stringify(value)}`)
  }
}

async function lastOf(lines: AsyncGenerator<ProductImportLine>) {
  let last: ProductImportLine | undefined
  for await (const line of lines) last = line
  return last
}

const stored = async (prefix: string) =>
  (await shop.db.selectFrom("product").select("sku").where("sku", "like", `${prefix}-%`).execute()).length

it("reads the file in a thread of its own", async () => {
  let threads = 0
  const count = () => void threads++
  process.on("worker", count)
  await lastOf(await importing(fileOf("FIL", 1)))
  const tracking = await shop.send("/api/admin/orders/tracking-import?carrier=yalidine", {
    method: "POST",
    headers: { cookie: (await signedIn(shop, "agent")).cookie },
    body: "number,tracking\n1,YAL-1\n",
  })
  expect(tracking.status).toBe(200)
  process.off("worker", count)
  expect(threads).toBe(2)
})

const many = 1000

it("lets orders be placed and pages be read while products are stored, and nobody change the catalogue", async () => {
  const casque = await productWithSlug(editor, "casque-aura")
  const changed = `${casque.sku},Casque Aura III,,,,${casque.quantity + 5}`
  // Storing pauses between its transactions: so many take far longer than what is tried meanwhile.
  const lines = await importing(fileOf("PENDANT", many, [changed]))
  await untilStoring(lines)

  expect((await orderUnits(shop, "casque-aura", "0550440020", 2)).status).toBe(201)
  expect((await shop.get("/api/products?pagination[pageSize]=1")).status).toBe(200)
  const soap = await productWithSlug(editor, "nova-12")
  const rejected = await sendAdmin(editor, "PUT", `/products/${soap.documentId}`, toProductForm(soap))
  expect(rejected).toMatchObject({ status: 409, body: { error: { details: { code: "IMPORT_RUNNING" } } } })
  const other = await sendAdmin(editor, "POST", "/brands", { name: "Brise", slug: "brise" })
  expect(other).toMatchObject({ status: 409, body: { error: { details: { code: "IMPORT_RUNNING" } } } })
  expect(await lastOf(await importing(fileOf("AUSSI", 1)))).toEqual({ kind: "failed", code: "IMPORT_RUNNING" })
  // The refusals say that all of that came before the import's end.
  expect(await lastOf(lines)).toMatchObject({ kind: "result", data: { created: many, changed: 1, problems: 0 } })
  expect(await stored("PENDANT")).toBe(many)
  expect(await stored("AUSSI")).toBe(0)
  const after = await productWithSlug(editor, "casque-aura")
  expect(after).toMatchObject({ name: { fr: "Casque Aura III" }, quantity: casque.quantity + 5 - 2 })
  expect((await sendAdmin(editor, "PUT", `/products/${soap.documentId}`, toProductForm(soap))).status).toBe(200)
})

/** Imports in this thread, and lets its process end at a moment. */
async function interrupted(prefix: string, isMoment: (progress: ImportProgress) => boolean): Promise<void> {
  async function* file(): AsyncGenerator<FileRow[]> {
    for (let from = 0; from < 60; from += 20) {
      yield Array.from({ length: 20 }, (_, n) => {
        const sku = `${prefix}-${from + n}`
        const cells = { sku, name_fr: `Article ${sku}`, brand: "Aura", product_type: "beauty", price: "100" }
        return { line: from + n + 2, ...readProductRow(cells) }
      })
    }
  }
  const by = { staff: { id: editor.id, name: "Nour" }, address: "", now: new Date() }
  const stop = (progress: ImportProgress) => {
    if (isMoment(progress)) throw new Error("The process ends")
  }
  await expect(importProducts(shop.db, { products: file(), variants: [] }, by, stop)).rejects.toThrow(
    "The process ends",
  )
}

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

it("is finished by another process when its own ends while products are stored", async () => {
  await interrupted("RESTE", ({ phase, done }) => phase === "storing" && done > 0)
  expect(await stored("RESTE")).toBeGreaterThan(0)
  expect(await stored("RESTE")).toBeLessThan(60)
  await resumeImports(shop.db, new Date())
  expect(await stored("RESTE")).toBeLessThan(60)
  await Promise.all([resumeImports(shop.db, later(2)), resumeImports(shop.db, later(2))])
  expect(await stored("RESTE")).toBe(60)
  const audit = shop.db.selectFrom("audit_log").select("id").where("after", "like", "%Article RESTE-%")
  expect(await audit.execute()).toHaveLength(60)
})

it("changes nothing when it ends before anything is stored", async () => {
  await interrupted("RIEN", ({ done }) => done === 40)
  expect(await stored("RIEN")).toBe(0)
})

it("keeps nobody from changing the catalogue when its process ended before it stored anything", async () => {
  const row = { status: "checking", active: 1, touched_at: new Date().toISOString() } as const
  await shop.db.insertInto("product_import").values(row).execute()
  const soap = await productWithSlug(editor, "nova-12")
  const change = () => sendAdmin(editor, "PUT", `/products/${soap.documentId}`, toProductForm(soap))
  expect((await change()).status).toBe(409)
  await resumeImports(shop.db, later(2))
  expect((await change()).status).toBe(200)
})

it("says so when its thread fails, and the log has the reason", async () => {
  const file = new Uint8Array(Buffer.from(fileOf("PANNE", 3)))
  const errors: unknown[] = []
  const lines = await importInThread(
    {
      task: "products",
      file,
      tableBytes: file.length,
      dryRun: false,
      by: { staff: { id: "x", name: "Nour" }, address: "", now: new Date() },
      address: { url: "postgres://127.0.0.1:1/none", dataDir: "/dev/null/none", limits: { connectTimeout: 1000 } },
    },
    {
      failed: (code) => Buffer.from(`${JSON.stringify({ kind: "failed", code })}\n`),
      onError: (error) => errors.push(error),
    },
  )
  expect(await lastOf(linesOf(lines))).toEqual({ kind: "failed", code: "SERVER" })
  expect(errors).toHaveLength(1)
})

it("stores nothing when its client leaves before anything is stored", async () => {
  const answer = await send(fileOf("PARTI", 2000))
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(await stored("PARTI")).toBe(0)
  await resumeImports(shop.db, later(20))
})
