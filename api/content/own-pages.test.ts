import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { ownPageDays, ownPageLimits } from "#core/content/own-page.ts"
import { newSection } from "#core/content/sections/new-section.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { mediaUses } from "#db/media/media-uses.ts"
import { listEnvelope } from "../common/contract-envelope.ts"
import { readAdmin, sendAdmin } from "../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import type { AdminPage } from "./contract-admin-post.ts"
import type { AdminSections } from "./contract-admin-section.ts"
import { pageResource } from "./contract-page.ts"
import { sectionsAnswer } from "./contract-section.ts"
import { menusAnswer } from "./menus/contract-menu.ts"

let now = new Date("2026-11-21T10:00:00.000Z")
let shop: TestShop
let editor: TestStaff
let agent: TestStaff
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now)
  editor = await signedIn(shop, "editor")
  agent = await signedIn(shop, "agent")
})
afterAll(() => shop.close())
beforeEach(() => {
  now = new Date(now.getTime() + 1000)
})

const text = (fr: string, ar = "") => ({ fr, ar, en: "" })
const add = (slug: string, title: object = text("Notre atelier")) =>
  sendAdmin(editor, "POST", "/pages", { slug, title })
const stored = (id: string) => readAdmin<AdminPage>(editor, `/pages/${id}`)

/** Stores a page as whoever has just read it. */
async function put(id: string, change: object = {}) {
  const { title, description, content, slug, hidden, updatedAt } = await stored(id)
  const body = { title, description, content, place: { slug, hidden }, updatedAt, ...change }
  return sendAdmin(editor, "PUT", `/pages/${id}`, body)
}

async function seen(locale = "fr") {
  const { body } = await shop.get(`/api/pages?locale=${locale}&pagination[pageSize]=100`)
  return listEnvelope(pageResource)
    .parse(body)
    .data.map(({ slug }) => slug)
}

/** A page that shoppers see. */
async function shownPage(slug: string): Promise<string> {
  const { body } = await add(slug)
  const { documentId } = body.data as AdminPage
  await put(documentId, { place: { slug, hidden: false } })
  return documentId
}

it("adds a page that is hidden until its form shows it, at an address that can change", async () => {
  const { status, body } = await add("notre-atelier", text("Notre atelier", "ورشتنا"))
  expect(status).toBe(201)
  const page = body.data as AdminPage
  expect(page).toMatchObject({ slug: "notre-atelier", own: true, hidden: true, description: noTexts })
  expect(await seen()).not.toContain("notre-atelier")
  const content = { fr: [{ type: "paragraph", children: [{ type: "text", text: "Rue des Forges" }] }], ar: [], en: [] }
  now = new Date(now.getTime() + 1000)
  expect((await put(page.documentId, { content, place: { slug: "atelier", hidden: false } })).status).toBe(200)
  for (const locale of ["fr", "ar", "en"]) expect(await seen(locale)).toContain("atelier")
  expect(await seen()).not.toContain("notre-atelier")
  expect((await stored(page.documentId)).content.fr).toMatchObject(content.fr)
})

it("refuses addresses of other pages and those that are none, and a page without a title", async () => {
  await add("une-adresse")
  for (const slug of ["une-adresse", "about", "terms"]) {
    const { status, body } = await add(slug)
    expect({ status, code: body.error?.details.code }).toEqual({ status: 409, code: "SLUG_TAKEN" })
  }
  for (const slug of ["", "Une", "a/b", "..", "a--b", "a".repeat(ownPageLimits.slug + 1)]) {
    expect((await add(slug)).status).toBe(400)
  }
  expect((await add("sans-titre", noTexts)).status).toBe(400)
  expect((await sendAdmin(agent, "POST", "/pages", { slug: "x", title: text("x") })).status).toBe(403)
})

it("a page of information keeps its address, and cannot be hidden or removed", async () => {
  const pages = await readAdmin<AdminPage[]>(editor, "/pages")
  const terms = pages.find(({ slug }) => slug === "terms")
  expect(terms).toMatchObject({ own: false, hidden: false })
  const id = terms?.documentId ?? ""
  expect((await put(id)).status).toBe(400)
  expect((await put(id, { place: undefined })).status).toBe(200)
  expect((await sendAdmin(editor, "DELETE", `/pages/${id}`)).status).toBe(409)
  expect(await seen()).toContain("terms")
})

it("has sections, which are seen only while the page is", async () => {
  const id = await shownPage("avec-sections")
  const empty = await readAdmin<AdminSections>(editor, `/sections/${id}`)
  expect(empty).toMatchObject({ sections: [], updatedAt: null })
  const section = { ...newSection("promises"), hidden: false, startsAt: null, endsAt: null }
  expect((await sendAdmin(editor, "PUT", `/sections/${id}`, { sections: [section], updatedAt: null })).status).toBe(200)
  const sections = async () => sectionsAnswer.parse((await shop.get(`/api/sections?page=${id}`)).body).data
  expect(await sections()).toMatchObject([{ kind: "promises" }])
  await put(id, { place: { slug: "avec-sections", hidden: true } })
  expect(await sections()).toBeNull()
  const nobody = "a".repeat(24)
  expect((await sendAdmin(editor, "PUT", `/sections/${nobody}`, { sections: [], updatedAt: null })).status).toBe(404)
})

it("a picture of its sections is in use there", async () => {
  const id = await shownPage("avec-image")
  const url = "/media/own-page-test.webp"
  const picture = { url, document_id: "ownpagetestpicture000000", width: 1200, height: 630 }
  const media = await shop.db.insertInto("media").values(picture).returning("id").executeTakeFirstOrThrow()
  const placed = { hidden: false, startsAt: null, endsAt: null }
  const section = { ...newSection("text-picture", { picture: url }), ...placed }
  expect((await sendAdmin(editor, "PUT", `/sections/${id}`, { sections: [section], updatedAt: null })).status).toBe(200)
  expect(await mediaUses(shop.db, { id: media.id, url })).toEqual([{ kind: "page", name: "avec-image" }])
})

it("a removed page is gone with its entry in a menu, and comes back as it was", async () => {
  const id = await shownPage("a-retirer")
  const entry = { type: "own", value: id, text: noTexts, inside: false, hidden: false }
  expect((await sendAdmin(editor, "PUT", "/menus/header", { entries: [entry], updatedAt: null })).status).toBe(200)
  const header = async () => menusAnswer.parse((await shop.get("/api/menus")).body).data.header
  const link = { type: "own", value: "a-retirer", text: "Notre atelier", inside: false }
  expect(await header()).toEqual([link])
  expect((await sendAdmin(editor, "DELETE", `/pages/${id}`)).status).toBe(200)
  expect(await header()).toEqual([])
  expect(await seen()).not.toContain("a-retirer")
  expect((await sendAdmin(editor, "DELETE", `/pages/${id}`)).status).toBe(404)
  expect((await add("a-retirer")).status).toBe(409)
  expect((await sendAdmin(editor, "POST", `/pages/${id}/restore`)).status).toBe(200)
  expect(await header()).toEqual([link])
  expect((await sendAdmin(editor, "POST", `/pages/${id}/restore`)).status).toBe(404)
  await sendAdmin(editor, "DELETE", `/pages/${id}`)
  now = new Date(now.getTime() + (ownPageDays + 1) * 86_400_000)
  expect((await add("a-retirer")).status).toBe(201)
  expect((await sendAdmin(editor, "POST", `/pages/${id}/restore`)).status).toBe(404)
})

it("takes so many pages and no more", async () => {
  const own = (await readAdmin<AdminPage[]>(editor, "/pages")).filter((page) => page.own)
  for (let at = own.length; at < ownPageLimits.pages; at++) expect((await add(`page-${at}`)).status).toBe(201)
  const { status, body } = await add("une-de-trop")
  expect({ status, code: body.error?.details.code }).toEqual({ status: 409, code: "TOO_MANY_PAGES" })
})

it("keeps so many pages in all, removed ones too, until these cannot come back any more", async () => {
  const own = (await readAdmin<AdminPage[]>(editor, "/pages")).filter((page) => page.own)
  for (const { documentId } of own) {
    expect((await sendAdmin(editor, "DELETE", `/pages/${documentId}`)).status).toBe(200)
  }
  const count = async () => (await shop.db.selectFrom("page").select("id").where("own", "=", 1).execute()).length
  const refill = ownPageLimits.stored - (await count())
  expect(refill).toBeGreaterThan(0)
  for (let at = 0; at < refill; at++) {
    const { status, body } = await add(`encore-${at}`)
    expect({ at, status }).toEqual({ at, status: 201 })
    expect((await sendAdmin(editor, "DELETE", `/pages/${(body.data as AdminPage).documentId}`)).status).toBe(200)
  }
  const { status, body } = await add("une-de-plus")
  expect({ status, code: body.error?.details.code }).toEqual({ status: 409, code: "TOO_MANY_PAGES" })
  expect((await sendAdmin(editor, "POST", `/pages/${own[0]?.documentId}/restore`)).status).toBe(200)
  // A session does not last so long: the pages are made older.
  const longAgo = new Date(now.getTime() - (ownPageDays + 1) * 86_400_000).toISOString()
  await shop.db.updateTable("page").set({ removed_at: longAgo }).where("removed_at", "is not", null).execute()
  expect((await add("une-de-plus")).status).toBe(201)
  expect(await count()).toBe(2)
})
