import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { storeStarterSizeGuides } from "#db/catalogue/starter-size-guides.ts"
import { listEnvelope } from "../common/contract-envelope.ts"
import { readAdmin, sendAdmin } from "../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import type { AdminSizeGuide } from "./contract-admin-size-guide.ts"
import type { AdminBrand } from "./contract-brand.ts"
import { sizeGuideResource } from "./contract-size-guide.ts"

let now = new Date("2026-11-21T10:00:00.000Z")
let shop: TestShop
let editor: TestStaff
let aura: AdminBrand
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now)
  editor = await signedIn(shop, "editor")
  const found = (await readAdmin<AdminBrand[]>(editor, "/brands")).find(({ name }) => name === "Aura")
  if (!found) throw new Error("No brand Aura")
  aura = found
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom("size_guide").where("brand_id", "is not", null).execute()
})

const text = (fr: string, ar = "") => ({ fr, ar, en: "" })
const ofAura = {
  active: true,
  note: text("Chaussez grand", "المقاس كبير"),
  headings: [text("Pointure", "القياس")],
  cells: [[text("42")]],
  updatedAt: null,
}

/** Stores Aura's guide of shoes a second later. */
function put(change: object = {}, { brand = aura.documentId, kind = "shoe", staff = editor } = {}) {
  now = new Date(now.getTime() + 1000)
  return sendAdmin(staff, "PUT", `/size-guides/${kind}/${brand}`, { ...ofAura, ...change })
}
const remove = (brand = aura.documentId) => sendAdmin(editor, "DELETE", `/size-guides/shoe/${brand}`)

async function shown(query: string) {
  return listEnvelope(sizeGuideResource).parse((await shop.get(`/api/size-guides?sort=id:asc&${query}`)).body).data
}
const stored = async () =>
  (await readAdmin<AdminSizeGuide[]>(editor, "/size-guides")).filter(({ kind }) => kind === "shoe")

it("a brand's guide stands beside the general one, in each language", async () => {
  const general = await shown("filters[kind][$eq]=shoe")
  expect(general.map(({ brand }) => brand)).toEqual([null])
  expect((await put()).status).toBe(201)
  for (const [locale, note, heading] of [
    ["fr", "Chaussez grand", "Pointure"],
    ["ar", "المقاس كبير", "القياس"],
    ["en", "Chaussez grand", "Pointure"],
  ]) {
    const [first, own] = await shown(`filters[kind][$eq]=shoe&locale=${locale}`)
    expect(first?.brand).toBeNull()
    expect(own).toMatchObject({ kind: "shoe", brand: { slug: "aura", name: "Aura" }, note, headings: [heading] })
  }
  const found = await shown("filters[brand][slug][$eq]=aura")
  expect(found.map(({ kind }) => kind)).toEqual(["shoe"])
  expect((await stored()).map(({ brand }) => brand?.name)).toEqual([undefined, "Aura"])
})

it("is stored once, changed as it was read, and deleted; the general one stays", async () => {
  const first = await Promise.all([put(), put()])
  expect(first.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const [, own] = await stored()
  expect((await put({ note: text("Chaussez petit"), updatedAt: own?.updatedAt })).status).toBe(200)
  const late = await put({ active: false, updatedAt: own?.updatedAt })
  expect([late.status, late.body.error?.details.code]).toEqual([409, "CHANGED_MEANWHILE"])
  expect((await stored())[1]?.note.fr).toBe("Chaussez petit")
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await stored()).map(({ brand }) => brand)).toEqual([null])
  const log = await shop.db
    .selectFrom("audit_log")
    .select(["action", "document_id as name"])
    .where("resource", "=", "size-guides")
    .orderBy("id")
    .execute()
  expect(log.slice(-3)).toEqual(["create", "update", "delete"].map((action) => ({ action, name: "shoe/aura" })))
})

it("is refused for a brand or a kind that there is not, a broken table, and who may not write", async () => {
  expect((await put({}, { brand: "nobody" })).status).toBe(404)
  expect((await put({}, { kind: "capacity" })).status).toBe(404)
  expect((await put({ updatedAt: now.toISOString() })).status).toBe(404)
  // No part of an address stands for a guide's whole key.
  expect((await put()).status).toBe(201)
  expect((await remove(`${aura.documentId}%2Fx`)).status).toBe(404)
  expect((await remove()).status).toBe(200)
  expect((await put({ cells: [[text("42"), text("26")]] })).status).toBe(400)
  expect((await put({ headings: [text("")] })).status).toBe(400)
  const agent = await signedIn(shop, "agent")
  expect((await put({}, { staff: agent })).status).toBe(403)
  expect((await stored()).map(({ brand }) => brand)).toEqual([null])
})

it("goes with its brand, and does not stand in for the general one", async () => {
  const made = await sendAdmin(editor, "POST", "/brands", { name: "Passagère", slug: "" })
  const brand = String((made.body.data as AdminBrand).documentId)
  expect((await put({}, { brand })).status).toBe(201)
  await shop.db.deleteFrom("size_guide").where("kind", "=", "shoe").where("brand_id", "is", null).execute()
  await storeStarterSizeGuides(shop.db, now)
  expect((await stored()).map((guide) => guide.brand?.name)).toEqual([undefined, "Passagère"])
  expect((await sendAdmin(editor, "DELETE", `/brands/${brand}`)).status).toBe(200)
  expect((await stored()).map((guide) => guide.brand)).toEqual([null])
})
