import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { headLimits, headPageNames } from "#core/content/page-heads/page-head.ts"
import { locales } from "#core/i18n/locale.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { mediaUses } from "#db/media/media-uses.ts"
import { readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import type { AdminHead } from "./contract-admin-head.ts"
import { headsAnswer } from "./contract-head.ts"

let now = new Date("2026-11-21T10:00:00.000Z")
let shop: TestShop
let editor: TestStaff
let agent: TestStaff
const url = "/media/heads-test.webp"
let mediaId: number
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now)
  editor = await signedIn(shop, "editor")
  agent = await signedIn(shop, "agent")
  const picture = { url, document_id: "headstestpicture00000000", width: 1200, height: 630 }
  const { id } = await shop.db.insertInto("media").values(picture).returning("id").executeTakeFirstOrThrow()
  mediaId = id
  const texts = locales.map((locale) => ({ media_id: id, locale, alternative_text: "Photo" }))
  await shop.db.insertInto("media_text").values(texts).execute()
})
afterAll(() => shop.close())
beforeEach(() => {
  now = new Date(now.getTime() + 1000)
})

const stored = (page = "contact") => readAdmin<AdminHead>(editor, `/page-heads/${page}`)
const plain = { title: noTexts, description: noTexts, picture: null }

/** Stores what a page says as whoever has just read it. */
async function put(head: object, page = "contact") {
  const { updatedAt } = await stored(page)
  return sendAdmin(editor, "PUT", `/page-heads/${page}`, { ...plain, updatedAt, ...head })
}

async function shown(page = "contact", locale = "fr") {
  const { status, body } = await shop.get(`/api/page-heads?locale=${locale}`)
  expect(status).toBe(200)
  return headsAnswer.parse(body).data.find((one) => one.page === page)
}

it("lists all pages, empty while nobody has written them", async () => {
  const all = await readAdmin<AdminHead[]>(editor, "/page-heads")
  expect(all.map(({ page }) => page)).toEqual(headPageNames)
  for (const head of all) expect(head).toMatchObject({ ...plain, updatedAt: null, media: null })
  expect(await shown()).toBeUndefined()
})

it("stores texts and a picture, shows them in their language alone, and nothing again once they are empty", async () => {
  const title = { fr: "Appelez-nous", ar: "", en: "" }
  expect((await put({ title, picture: url })).status).toBe(200)
  expect(await shown()).toMatchObject({ title: "Appelez-nous", description: "", picture: { url } })
  expect(await shown("contact", "ar")).toMatchObject({ title: "", description: "", picture: { url } })
  expect(await stored()).toMatchObject({ title, picture: url, media: { url } })
  expect(await mediaUses(shop.db, { id: mediaId, url })).toEqual([{ kind: "home", name: "contact" }])
  expect((await put(plain)).status).toBe(200)
  expect(await shown()).toBeUndefined()
  expect((await stored()).updatedAt).toBeNull()
})

it("refuses longer texts, pictures of nowhere, other pages, and who may not", async () => {
  const long = (length: number) => ({ ...noTexts, ar: "م".repeat(length) })
  expect((await put({ title: long(headLimits.title + 1) })).status).toBe(400)
  expect((await put({ description: long(headLimits.description + 1) })).status).toBe(400)
  expect((await put({ picture: "https://blida.example/x.png" })).status).toBe(400)
  expect((await put({ picture: "/media/no-such-one.webp" })).status).toBe(400)
  const change = { ...plain, updatedAt: null }
  expect((await sendAdmin(editor, "PUT", "/page-heads/cart", change)).status).toBe(404)
  expect((await sendAdmin(editor, "PUT", "/page-heads/toString", change)).status).toBe(404)
  expect((await sendAdmin(agent, "PUT", "/page-heads/contact", change)).status).toBe(403)
})

it("refuses who has read an older text", async () => {
  const title = { ...noTexts, fr: "Un" }
  await put({ title }, "blog")
  const { updatedAt } = await stored("blog")
  now = new Date(now.getTime() + 1000)
  expect((await put({ title: { ...noTexts, fr: "Deux" } }, "blog")).status).toBe(200)
  const late = await sendAdmin(editor, "PUT", "/page-heads/blog", { ...plain, title, updatedAt })
  expect(late.status).toBe(409)
  const first = await sendAdmin(editor, "PUT", "/page-heads/blog", { ...plain, title, updatedAt: null })
  expect(first.status).toBe(409)
})
