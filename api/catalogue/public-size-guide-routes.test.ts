import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sizeGuideKinds } from "#core/catalogue/size-guide.ts"
import { storeStarterSizeGuides } from "#db/catalogue/starter-size-guides.ts"
import { listEnvelope } from "../common/contract-envelope.ts"
import { readAdmin, sendAdmin } from "../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import type { AdminSizeGuide } from "./contract-admin-size-guide.ts"
import { sizeGuideResource } from "./contract-size-guide.ts"

let now = new Date("2026-11-21T10:00:00.000Z")
let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now)
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

async function guides(query = "") {
  return listEnvelope(sizeGuideResource).parse((await shop.get(`/api/size-guides?sort=id:asc&${query}`)).body).data
}

const stored = async (kind: string): Promise<AdminSizeGuide> => {
  const all = await readAdmin<AdminSizeGuide[]>(editor, "/size-guides")
  const found = all.find((one) => one.kind === kind && one.brand === null)
  if (!found) throw new Error(`No guide of ${kind}`)
  return found
}

/** Stores a guide a second later, as read with changes. */
function put({ kind, brand: _brand, ...guide }: AdminSizeGuide, change: object = {}, staff = editor) {
  now = new Date(now.getTime() + 1000)
  return sendAdmin(staff, "PUT", `/size-guides/${kind}`, { ...guide, ...change })
}

const text = (fr: string, ar = "") => ({ fr, ar, en: "" })

describe("GET /api/size-guides", () => {
  it("has a guide for each kind of sizes in the language that is asked for", async () => {
    const french = await guides()
    const general = french.filter(({ brand }) => brand === null)
    expect(general.map(({ kind }) => kind).toSorted()).toEqual([...sizeGuideKinds].toSorted())
    for (const { headings, cells, note } of french) {
      expect(note).not.toBe("")
      expect(cells.length).toBeGreaterThan(2)
      expect(new Set(cells.map((row) => row.length))).toEqual(new Set([headings.length]))
    }
    const [shoes] = await guides("locale=ar&filters[kind][$eq]=shoe")
    expect(shoes).toMatchObject({ kind: "shoe", locale: "ar", headings: ["القياس EU", "طول القدم (سم)"] })
    expect(shoes?.cells).toContainEqual(["42", "26,5"])
    const [english] = await guides("locale=en&filters[kind][$eq]=ring")
    expect(english?.cells).toContainEqual(["52", "52", "16.6"])
    // The letters of bracelets are not those of clothes.
    const [, bracelets] = await guides("locale=en&filters[kind][$eq]=size")
    expect(bracelets).toMatchObject({ brand: { slug: "yasmine" } })
    expect(bracelets?.cells).toContainEqual(["S", "13.5–14.5", "16", "58"])
  })

  it("shows a change at once, and French where a language has no text", async () => {
    const guide = await stored("waist")
    await guides("locale=ar")
    const change = { note: text("Mesurez"), headings: [text("Taille", "المقاس")], cells: [[text("38")], [text("40")]] }
    expect((await put(guide, change)).status).toBe(200)
    const [shown] = await guides("locale=ar&filters[kind][$eq]=waist")
    expect(shown).toMatchObject({ note: "Mesurez", headings: ["المقاس"], cells: [["38"], ["40"]] })
    const hidden = await stored("waist")
    expect((await put(hidden, { active: false })).status).toBe(200)
    expect(await guides("filters[kind][$eq]=waist")).toEqual([])
    expect((await put(await stored("waist"), { active: true, cells: [] })).status).toBe(200)
    expect(await guides("filters[kind][$eq]=waist")).toEqual([])
  })
})

describe("PUT /api/admin/size-guides/:kind", () => {
  it("takes a table of its limits, and nothing beyond", async () => {
    const guide = await stored("size")
    const row = (cells: number) => Array.from({ length: cells }, () => text("٤".repeat(40)))
    const table = (columns: number, rows: number) => ({
      headings: Array.from({ length: columns }, () => text("ع".repeat(60))),
      cells: Array.from({ length: rows }, () => row(columns)),
    })
    const status = async (change: object) => (await put(guide, change)).status
    expect(await status(table(9, 1))).toBe(400)
    expect(await status(table(1, 41))).toBe(400)
    expect(await status(table(0, 0))).toBe(400)
    expect(await status({ headings: [text("a"), text("b")], cells: [row(1)] })).toBe(400)
    expect(await status({ cells: guide.cells.map((cells) => cells.map(() => text("x".repeat(41)))) })).toBe(400)
    expect(await status({ headings: [text("")], cells: [row(1)] })).toBe(400)
    expect(await status({ note: text("x".repeat(1201)) })).toBe(400)
    expect(await status(table(8, 40))).toBe(200)
  })

  it("refuses what somebody else has changed, kinds that there are not, and who may not write", async () => {
    const guide = await stored("ring")
    const [first, second] = [await put(guide, { active: true }), await put(guide, { active: false })]
    expect([first.status, second.status]).toEqual([200, 409])
    expect(second.body.error?.details.code).toBe("CHANGED_MEANWHILE")
    expect(
      (await sendAdmin(editor, "PUT", "/size-guides/capacity", { ...guide, kind: undefined, brand: undefined })).status,
    ).toBe(404)
    const agent = await signedIn(shop, "agent")
    expect((await sendAdmin(agent, "GET", "/size-guides")).status).toBe(403)
    const log = await shop.db
      .selectFrom("audit_log")
      .select("document_id")
      .where("resource", "=", "size-guides")
      .execute()
    expect(log.map((row) => row.document_id)).toContain("ring")
  })
})

it("a shop gets the guides that it lacks, and keeps its own", async () => {
  await shop.db.deleteFrom("size_guide").where("kind", "=", "shoe").execute()
  const guide = await stored("ring")
  expect((await put(guide, { note: text("Notre texte") })).status).toBe(200)
  await storeStarterSizeGuides(shop.db, now)
  expect((await stored("shoe")).cells).toHaveLength(12)
  expect((await stored("ring")).note.fr).toBe("Notre texte")
})
