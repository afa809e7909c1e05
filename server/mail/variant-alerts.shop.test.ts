import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { readAdmin, sendAdmin } from "#api/testing/catalogue.ts"
import { countApart, makeShoe, sendGrid, shoe } from "#api/testing/shoe.ts"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { signedIn, type TestStaff } from "#api/testing/staff.ts"
import { stockAlertCollector } from "#db/catalogue/stock-alerts.ts"
import { readSettings } from "#db/content/app-setting.ts"
import { mailWords } from "./mail-words.ts"
import { stockBackMail } from "./stock-back-mail.ts"

const now = new Date("2026-11-21T10:00:00.000Z")
const skus = { noir41: "ESSAI-1-NOIR-41", noir42: "ESSAI-1-NOIR-42" }
const none = { "noir/41": 0, "noir/42": 0, "blanc/41": 5, "blanc/42": 5 }

let shop: TestShop
let manager: TestStaff
let documentId: string
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now)
  manager = await signedIn(shop, "manager")
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ["stock_alert", "mail_outbox", "rate_window"] as const) {
    await shop.db.deleteFrom(table).execute()
  }
  await shop.db.deleteFrom("product").where("slug", "=", shoe).execute()
  documentId = await makeShoe(shop, manager)
})

const request = async (data: object) => {
  const answer = await shop.send("/api/stock-alerts", {
    method: "POST",
    headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
    body: JSON.stringify({ data: { slug: shoe, ...data } }),
  })
  return answer.status
}

async function setUnits(units: Record<string, number>) {
  const rows = Object.fromEntries(Object.entries(units).map(([key, quantity]) => [key, { quantity }]))
  expect((await sendGrid(manager, documentId, rows)).status).toBe(200)
}

/** The addresses of the mails that are due now. */
async function mailed() {
  await stockAlertCollector(shop.db)(now)
  const rows = await shop.db.selectFrom("mail_outbox").select("recipient").orderBy("recipient").execute()
  return rows.map(({ recipient }) => recipient)
}

const alertCount = async () => (await shop.db.selectFrom("stock_alert").select("id").execute()).length

it("tells who waits for a size when that size is back, and not when another one is", async () => {
  await countApart(manager, documentId, none)
  expect(await request({ email: "lina@example.dz", variant: skus.noir42, locale: "ar" })).toBe(201)
  expect(await request({ email: "LINA@example.dz", variant: skus.noir42 })).toBe(201)
  expect(await request({ email: "lina@example.dz", variant: skus.noir41 })).toBe(201)
  expect(await request({ email: "nour@example.dz", variant: skus.noir41 })).toBe(201)
  expect(await request({ email: "nour@example.dz" })).toBe(409)
  expect(await request({ email: "nour@example.dz", variant: "ESSAI-1-BLANC-41" })).toBe(409)
  expect(await request({ email: "nour@example.dz", variant: "AUR-101-NOIR" })).toBe(404)
  expect(await request({ email: "nour@example.dz", variant: "x".repeat(121) })).toBe(400)
  expect(await request({ email: "nour@example.dz", variant: "" })).toBe(400)
  expect(await alertCount()).toBe(3)
  expect(await mailed()).toEqual([])

  await setUnits({ "noir/42": 2 })
  expect(await mailed()).toEqual(["lina@example.dz"])
  expect(await mailed()).toEqual(["lina@example.dz"])
  expect(await alertCount()).toBe(2)
  await setUnits({ "noir/41": 1 })
  expect(await mailed()).toEqual(["lina@example.dz", "lina@example.dz", "nour@example.dz"])
  expect(await alertCount()).toBe(0)
})

it("tells once who waits for the product and for one of its sizes, in each language and by several processes", async () => {
  const stock = (quantity: number, quantityWas: number) =>
    sendAdmin(manager, "PATCH", `/products/${documentId}`, { quantity, quantityWas })
  expect((await stock(0, 20)).status).toBe(200)
  for (const locale of ["fr", "ar", "en"] as const) {
    expect(await request({ email: `${locale}@example.dz`, locale })).toBe(201)
    expect(await request({ email: `${locale}@example.dz`, variant: skus.noir42, locale })).toBe(201)
  }
  expect((await stock(4, 0)).status).toBe(200)
  await Promise.all([mailed(), mailed(), mailed()])
  const rows = await shop.db
    .selectFrom("mail_outbox")
    .select(["recipient", "locale", "data"])
    .orderBy("locale")
    .execute()
  expect(rows.map(({ recipient, locale }) => [recipient, locale])).toEqual([
    ["ar@example.dz", "ar"],
    ["en@example.dz", "en"],
    ["fr@example.dz", "fr"],
  ])
  for (const { data } of rows) expect(String(data)).toContain('"variant"')
  expect(await alertCount()).toBe(0)
})

it("keeps the alert of a size that is not back when the product is", async () => {
  await countApart(manager, documentId, { ...none, "blanc/41": 0, "blanc/42": 0 })
  expect(await request({ email: "lina@example.dz" })).toBe(201)
  expect(await request({ email: "lina@example.dz", variant: skus.noir42 })).toBe(201)
  await setUnits({ "blanc/41": 2 })
  expect(await mailed()).toEqual(["lina@example.dz"])
  expect(await alertCount()).toBe(1)
  await setUnits({ "noir/42": 2 })
  expect(await mailed()).toEqual(["lina@example.dz", "lina@example.dz"])
})

it("names colour and size in the mail, which leads to them", async () => {
  await countApart(manager, documentId, none)
  await request({ email: "lina@example.dz", variant: skus.noir42, locale: "ar" })
  await setUnits({ "noir/42": 2 })
  await mailed()
  const row = await shop.db.selectFrom("mail_outbox").select(["locale", "data"]).executeTakeFirstOrThrow()
  const settings = await readSettings(shop.db, row.locale)
  if (!settings) throw new Error("No settings")
  // Written by this program alone.
  const data = JSON.parse(String(row.data)) as Record<string, string>
  const ground = {
    db: shop.db,
    origin: "https://shop.example",
    locale: row.locale,
    words: mailWords(row.locale),
    settings,
  }
  const mail = await stockBackMail(data, ground)
  expect(mail?.subject).toBe("عاد حذاء (أسود · 42)")
  expect(mail?.parts).toContainEqual({
    kind: "button",
    label: expect.any(String),
    href: `https://shop.example/ar/product-details/${shoe}?color=noir&size=42`,
  })
  expect(mail?.leave).toContain("/ar/stock-alert/leave?token=")
  await shop.db.deleteFrom("product").where("slug", "=", shoe).execute()
  expect(await stockBackMail(data, ground)).toBeNull()
})

it("counts shared units for every size, and goes on telling of the whole product", async () => {
  const stock = (quantity: number, quantityWas: number) =>
    sendAdmin(manager, "PATCH", `/products/${documentId}`, { quantity, quantityWas })
  expect((await stock(0, 20)).status).toBe(200)
  expect(await request({ email: "whole@example.dz" })).toBe(201)
  expect(await request({ email: "size@example.dz", variant: skus.noir41 })).toBe(201)
  expect(await mailed()).toEqual([])
  const listed = await readAdmin<{ email: string; variant: unknown }[]>(manager, "/stock-alerts?sort=createdAt:asc")
  expect(listed.map(({ email, variant }) => [email, variant])).toEqual([
    ["whole@example.dz", null],
    ["size@example.dz", { sku: skus.noir41, name: { fr: "Noir · 41", ar: "أسود · 41", en: "Black · 41" } }],
  ])
  expect((await stock(4, 0)).status).toBe(200)
  expect(await mailed()).toEqual(["size@example.dz", "whole@example.dz"])
})

it("tells nobody of a size that is not sold any more", async () => {
  await countApart(manager, documentId, none)
  await request({ email: "lina@example.dz", variant: skus.noir42 })
  expect((await sendGrid(manager, documentId, { "noir/42": { active: false, quantity: 3 } })).status).toBe(200)
  expect(await mailed()).toEqual([])
  expect(await request({ email: "nour@example.dz", variant: skus.noir42 })).toBe(404)
})

it("looks at all alerts in steps, however many there are", async () => {
  await countApart(manager, documentId, none)
  const { id } = await shop.db.selectFrom("product").select("id").where("slug", "=", shoe).executeTakeFirstOrThrow()
  const variant = await shop.db
    .selectFrom("product_variant")
    .select("id")
    .where("sku", "=", skus.noir41)
    .executeTakeFirstOrThrow()
  const row = { product_id: id, locale: "fr", token: "t", created_at: now.toISOString() } as const
  for (let step = 0; step < 5; step++) {
    const emails = Array.from({ length: 500 }, (_, index) => `n${step}-${index}@example.dz`)
    await shop.db
      .insertInto("stock_alert")
      .values(emails.map((email) => ({ ...row, email, variant_id: variant.id })))
      .execute()
  }
  await shop.db
    .insertInto("stock_alert")
    .values({ ...row, email: "last@example.dz", variant_id: null })
    .execute()
  const collect = stockAlertCollector(shop.db)
  const recipients = () => shop.db.selectFrom("mail_outbox").select("recipient").execute()
  await collect(now)
  expect(await recipients()).toEqual([])
  await collect(now)
  expect(await recipients()).toEqual([{ recipient: "last@example.dz" }])
})
