import { afterAll, beforeAll, expect, it } from "vitest"
import { readCsv } from "#core/files/read-csv.ts"
import { storeRows } from "#db/store-rows.ts"
import { inTransaction } from "#db/transaction.ts"
import { zipOf } from "../imports/pictures/testing/zip-of.ts"
import { archiveOf } from "../testing/archive-of.ts"
import { productFiles } from "../testing/product-files.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { plainPicture } from "../testing/uploads.ts"
import { shopFiles } from "./shop-files.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

const get = (path: string, cookie = owner.cookie) => shop.send(`/api/admin${path}`, { headers: { cookie } })

async function archive() {
  const { answer, ...archived } = await archiveOf({ shop, owner })
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"])
  return archived
}
const rowsOf = (files: Map<string, Buffer>, name: string) => readCsv(files.get(name)?.toString() ?? "")
const jsonOf = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)?.toString() ?? "")

it("has everything that the merchant owns as open files, which a file of products reads back", async () => {
  const zip = await zipOf({ "a.png": await plainPicture("#123456") })
  const files = productFiles(shop, owner)
  await files.report("sku;name_fr;product_type;price;pictures\nLAMPE-X;Lampe;electronics;100;a.png", 0, zip)
  const out = await archive()
  const names = [...out.files.keys()]
  expect(names.filter((name) => !name.startsWith("pictures/"))).toEqual([
    ...["about.json", "departments.json", "categories.json", "brands.json", "products.csv", "products.json"],
    ...[
      "pictures.json",
      "settings.json",
      "pages.json",
      "sections.json",
      "landing-pages.json",
      "menus.json",
      "page-heads.json",
      "delivery.json",
      "coupons.json",
      "post-topics.json",
      "posts.json",
      "orders.csv",
      "customers.csv",
      "subscribers.csv",
    ],
    ...["reviews.csv", "redirects.csv", "size-guides.json", "order-messages.json", "blocked-phones.json"],
    ...["contact-messages.csv", "theme.json"],
  ])
  const count = async (table: "product" | "category" | "post" | "review") =>
    Number(
      (
        await shop.db
          .selectFrom(table)
          .select((e) => e.fn.countAll<number>().as("n"))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const [titles = [], ...products] = rowsOf(out.files, "products.csv")
  const parent = titles.indexOf("parent")
  expect(products.filter((row) => row[parent] === "")).toHaveLength(await count("product"))
  expect(jsonOf(out.files, "categories.json")).toHaveLength(await count("category"))
  expect(jsonOf(out.files, "products.json")).toHaveLength(await count("product"))
  expect(jsonOf(out.files, "posts.json")).toHaveLength(await count("post"))
  expect(rowsOf(out.files, "reviews.csv")).toHaveLength((await count("review")) + 1)
  const lamp = products.find(([sku]) => sku === "LAMPE-X")
  const picture = lamp?.[titles.indexOf("pictures")] ?? ""
  expect(picture).toMatch(/^pictures\/[0-9a-f]+\.webp$/)
  expect(out.files.get(picture)?.subarray(8, 12).toString()).toBe("WEBP")
  // No hash of a password, no token, no secret.
  expect(out.bytes.includes("scrypt$")).toBe(false)
  // What it says is what the shop has.
  const table = out.files.get("products.csv")?.toString().replaceAll("pictures/", "/media/uploads/") ?? ""
  const report = await files.report(table, 1)
  expect([report.problems, report.created, report.changed]).toEqual([0, 0, 0])
})

it("is made one at a time, and again after a client has left", async () => {
  const first = await get("/moving-out")
  expect((await get("/moving-out")).status).toBe(409)
  expect((await (await get("/moving-out/progress")).json()).data).not.toBeNull()
  await first.body?.cancel()
  expect((await (await get("/moving-out/progress")).json()).data).toBeNull()
  expect((await archive()).files.size).toBeGreaterThan(13)
})

it("tells what it would be without making it", async () => {
  const logged = () => shop.db.selectFrom("audit_log").select("id").where("resource", "=", "shop").execute()
  const before = (await logged()).length
  const answer = await shop.send("/api/admin/moving-out", { method: "HEAD", headers: { cookie: owner.cookie } })
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([200, "application/zip", ""])
  expect((await logged()).length).toBe(before)
  // Nothing is under way that would never end.
  expect((await (await get("/moving-out/progress")).json()).data).toBeNull()
  expect((await archive()).files.size).toBeGreaterThan(13)
})

it("is of owners alone, with a line in the audit log", async () => {
  const manager = await signedIn(shop, "manager")
  expect((await get("/moving-out", manager.cookie)).status).toBe(403)
  const logged = await shop.db.selectFrom("audit_log").select("action").where("resource", "=", "shop").execute()
  expect(logged.length).toBeGreaterThan(0)
})

it("reads posts some at a time, however many there are", async () => {
  const { id } = await shop.db.selectFrom("post_category").select("id").executeTakeFirstOrThrow()
  const at = "2026-11-01T00:00:00.000Z"
  const rows = Array.from({ length: 600 }, (_, index) => ({
    document_id: `post-of-many-${index}`,
    slug: `lot-${index}`,
    format: "standard" as const,
    category_id: id,
    created_at: at,
    updated_at: at,
    published_at: null,
  }))
  await inTransaction(shop.db, (tx) => storeRows(tx, rows, (some) => tx.insertInto("post").values(some)))
  let most = 0
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      most = Math.max(most, result.rows.length)
      return result
    },
  })
  const posts = (await shopFiles(db, new Date(), () => {})).find(({ name }) => name === "posts.json")
  most = 0
  let text = ""
  if (posts && "text" in posts) for await (const piece of posts.text) text += piece
  const slugs = (JSON.parse(text) as { slug: string }[]).map(({ slug }) => slug)
  expect(slugs.filter((slug) => slug.startsWith("lot-"))).toEqual(rows.map(({ slug }) => slug))
  expect(most).toBeLessThanOrEqual(500)
})
