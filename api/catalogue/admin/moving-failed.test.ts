import { afterAll, beforeAll, expect, it } from "vitest"
import { maxRedirects } from "#core/content/redirect.ts"
import { fileOf } from "#core/moving/testing/file-of.ts"
import { wooFile } from "#core/moving/testing/woo-files.ts"
import { beginImport } from "#db/catalogue/import/staged-import.ts"
import { storeRows } from "#db/store-rows.ts"
import { inTransaction } from "#db/transaction.ts"
import { zipOf } from "../../imports/pictures/testing/zip-of.ts"
import { archiveOf } from "../../testing/archive-of.ts"
import { findLine, moveFile } from "../../testing/moving.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

const move = (file: Uint8Array | string, query: Record<string, string> = {}) => moveFile({ shop, owner }, file, query)

async function count(table: "product" | "category" | "brand" | "universe" | "redirect" | "product_import") {
  const counted = shop.db.selectFrom(table).select((e) => e.fn.countAll<number>().as("n"))
  return Number((await counted.executeTakeFirstOrThrow()).n)
}
const counts = () =>
  Promise.all((["product", "category", "brand", "universe", "redirect", "product_import"] as const).map(count))

it("makes no category and no brand for a file that has a problem", async () => {
  const before = await counts()
  // A price that no product may have.
  const lines = await move(wooFile().replace("1500.00", "200000000"))
  expect(findLine(lines, "result")?.data.problems).toBe(1)
  expect(await counts()).toEqual(before)
})

it("makes no category and no brand while another import is being stored", async () => {
  const id = await beginImport(shop.db)
  await shop.db.updateTable("product_import").set({ active: 1 }).where("id", "=", id).execute()
  const before = await counts()
  expect(findLine(await move(wooFile()), "failed")?.code).toBe("IMPORT_RUNNING")
  expect(await counts()).toEqual(before)
  await shop.db.deleteFrom("product_import").where("id", "=", id).execute()
})

it("makes no department, brand or category for an archive whose products have a problem", async () => {
  const { files } = await archiveOf({ shop, owner })
  const table = files.get("products.csv")?.toString() ?? ""
  const [titles = ""] = table.split("\r\n")
  const named = fileOf(titles.replace("\uFEFF", "").split(","), [
    { sku: "NEW-1", name_fr: "Tapis", product_type: "rugs", brand: "Atelier", price: "200000000", quantity: "1" },
  ])
  const text = { fr: "Tapis", ar: "", en: "" }
  const changed = new Map(files)
    .set("products.csv", Buffer.from(named))
    .set("brands.json", Buffer.from(JSON.stringify([{ slug: "atelier", name: "Atelier" }])))
    .set("departments.json", Buffer.from(JSON.stringify([{ slug: "rugs", name: text, hidden: false }])))
  const before = await counts()
  const lines = await move(await zipOf(Object.fromEntries(changed)))
  expect(findLine(lines, "result")?.data.problems).toBe(1)
  expect(findLine(lines, "part")).toBeUndefined()
  expect(await counts()).toEqual(before)
})

it("cuts the name of a brand between the characters that people see", async () => {
  const Vendor = `${"b".repeat(79)}👩‍🌾`
  const titles = ["Handle", "Title", "Variant Price", "Vendor"]
  const lines = await move(fileOf(titles, [{ Handle: "a", Title: "A", "Variant Price": "5", Vendor }]), { dryRun: "1" })
  expect(findLine(lines, "file")?.data.brands).toEqual(["b".repeat(79)])
})

it("stores products whose old addresses no redirect can have, and says so", async () => {
  const lines = await move(
    fileOf(
      ["Handle", "Title", "Variant Price", "Variant SKU"],
      [{ Handle: "x".repeat(3000), Title: "Long", "Variant Price": "500", "Variant SKU": "LONG-1" }],
    ),
  )
  expect(findLine(lines, "result")?.data).toMatchObject({ created: 1, problems: 0 })
  expect(findLine(lines, "redirects")).toEqual({ kind: "redirects", stored: 0, left: 0 })
  expect(findLine(lines, "file")?.data.notes).toContainEqual(expect.objectContaining({ code: "ADDRESS_LOST" }))
})

it("says that products were stored where the shop has no room for their old addresses", async () => {
  const room = maxRedirects - (await count("redirect")) - 1
  const rows = Array.from({ length: room }, (_, index) => ({
    from_path: `/old/${index}`,
    to_path: "/shop",
    created_at: new Date().toISOString(),
  }))
  await inTransaction(shop.db, (tx) => storeRows(tx, rows, (some) => tx.insertInto("redirect").values(some)))
  const lines = await move(wooFile())
  expect(findLine(lines, "failed")).toBeUndefined()
  expect(findLine(lines, "result")?.data).toMatchObject({ created: 3, problems: 0 })
  expect(findLine(lines, "redirects")).toEqual({ kind: "redirects", stored: 1, left: 2 })
  expect(await count("redirect")).toBe(maxRedirects)
})
