import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { defaultSections } from "#core/content/sections/default-sections.ts"
import { newContents, newSection } from "#core/content/sections/new-section.ts"
import { sectionKinds, sectionPages } from "#core/content/sections/section.ts"
import type { StoredSection } from "#core/content/sections/section-texts.ts"
import { locales } from "#core/i18n/locale.ts"
import { readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { type AdminSections, sectionsChange } from "../contract-admin-section.ts"
import { sectionsAnswer } from "../contract-section.ts"

let now = new Date("2026-11-21T10:00:00.000Z")
let shop: TestShop
let editor: TestStaff
/** A picture of no place of the storefront. */
let media: { url: string; document_id: string }
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now)
  editor = await signedIn(shop, "editor")
  const url = "/media/sections-test.webp"
  media = { url, document_id: "sectionstestpicture00000" }
  const { id } = await shop.db
    .insertInto("media")
    .values({ ...media, width: 1600, height: 900 })
    .returning("id")
    .executeTakeFirstOrThrow()
  const texts = locales.map((locale) => ({ media_id: id, locale, alternative_text: "Photo" }))
  await shop.db.insertInto("media_text").values(texts).execute()
})
afterAll(() => shop.close())
beforeEach(() => {
  now = new Date(now.getTime() + 1000)
})

const always = { hidden: false, startsAt: null, endsAt: null }
const placed = (section: StoredSection, times: object = {}) => ({ ...section, ...always, ...times })
const text = (fr: string, ar = "") => ({ fr, ar, en: "" })

const stored = (page = "home") => readAdmin<AdminSections>(editor, `/sections/${page}`)

/** Stores sections as whoever has just read the page. */
async function put(sections: object[], page = "home", change: object = {}) {
  const { updatedAt } = await stored(page)
  return sendAdmin(editor, "PUT", `/sections/${page}`, { sections, updatedAt, ...change })
}

async function shown(page = "home", locale = "fr") {
  const { status, body } = await shop.get(`/api/sections?page=${page}&locale=${locale}`)
  expect(status).toBe(200)
  return sectionsAnswer.parse(body).data
}
const kinds = async (page?: string) => (await shown(page))?.map(({ kind }) => kind)

it("the sample's sections, the default ones and new ones of each kind keep to the contract", async () => {
  for (const page of sectionPages) {
    const { sections } = await stored(page)
    expect(sectionsChange.parse({ sections, updatedAt: null }).sections).toEqual(sections)
    const usual = defaultSections(page).map((section) => placed(section))
    expect(sectionsChange.parse({ sections: usual, updatedAt: null }).sections).toEqual(usual)
  }
  for (const kind of sectionKinds) {
    const section = placed(newSection(kind))
    expect(sectionsChange.parse({ sections: [section], updatedAt: null }).sections).toEqual([section])
    expect(section.content).toEqual(newContents[kind])
  }
})

it("gives the sample's pages in the language that is asked for", async () => {
  const [french] = (await shown("home-2")) ?? []
  const [arabic] = (await shown("home-2", "ar")) ?? []
  const slide = (title: string) => ({
    kind: "slides",
    content: { items: [{ title, product: { slug: "sac-casbah" } }] },
  })
  expect(french).toMatchObject(slide("Un cuir fait pour durer."))
  expect(arabic).toMatchObject(slide("جلد يعيش معك."))
})

it("stores a page in its order, shows it at once, and the default sections again without any", async () => {
  await shown("home-3")
  const texts = newSection("text-picture", { title: text("Bonjour", "أهلا"), picture: media.url })
  const answer = await put([placed(texts), placed(newSection("posts")), placed(newSection("promises"))], "home-3")
  expect(answer.status).toBe(200)
  expect((answer.body.data as AdminSections).pictures.map(({ url }) => url)).toEqual([media.url])
  expect(await kinds("home-3")).toEqual(["text-picture", "posts", "promises"])
  expect((await shown("home-3", "ar"))?.[0]).toMatchObject({
    content: { title: "أهلا", picture: { url: media.url, alternativeText: "Photo" } },
  })
  expect((await shown("home-3", "en"))?.[0]).toMatchObject({ content: { title: "Bonjour" } })
  expect((await put([], "home-3")).status).toBe(200)
  expect(await shown("home-3")).toBeNull()
  expect(await stored("home-3")).toMatchObject({ updatedAt: null })
  const log = await shop.db.selectFrom("audit_log").select("document_id").where("resource", "=", "sections").execute()
  expect(log.map((row) => row.document_id)).toContain("home-3")
})

it("shows no hidden section, and a scheduled one from its start to its end", async () => {
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
  const answer = await put(
    [
      placed(newSection("promises"), { hidden: true }),
      placed(newSection("posts"), { startsAt: at(60), endsAt: at(120) }),
      placed(newSection("newsletter")),
    ],
    "home-4",
  )
  expect(answer.status).toBe(200)
  expect(await kinds("home-4")).toEqual(["newsletter"])
  now = new Date(at(60))
  expect(await kinds("home-4")).toEqual(["posts", "newsletter"])
  now = new Date(Date.parse(at(60)))
  expect(await kinds("home-4")).toEqual(["newsletter"])
})

it("refuses what somebody else has changed, and only the first of two arranges a page", async () => {
  const first = await stored("home-2")
  const section = placed(newSection("posts"))
  const send = (updatedAt: string | null) =>
    sendAdmin(editor, "PUT", "/sections/home-2", { sections: [section], updatedAt })
  expect((await send(first.updatedAt)).status).toBe(200)
  const late = await send(first.updatedAt)
  expect([late.status, late.body.error?.details.code]).toEqual([409, "CHANGED_MEANWHILE"])
  expect((await send(null)).status).toBe(409)
  expect((await put([], "home-2")).status).toBe(200)
  const both = await Promise.all([send(null), send(null)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it("refuses links away from the shop, too much, pages that there are not, and who may not write", async () => {
  const link = (path: string) => placed(newSection("text-picture", { title: text("x"), link: path }))
  expect((await put([link("/shop?productType=beauty")])).status).toBe(200)
  for (const path of ["https://example.org/", "//example.org", "javascript:alert(1)", "/\\example.org"]) {
    expect((await put([link(path)])).status).toBe(400)
  }
  const posts = placed(newSection("posts"))
  expect((await put(Array.from({ length: 31 }, () => posts))).status).toBe(400)
  expect((await put([placed(newSection("posts", { count: 13 }))])).status).toBe(400)
  expect((await put([placed(newSection("video", { videoId: "<script>" }))])).status).toBe(400)
  expect((await put([placed(newSection("posts"), { startsAt: now, endsAt: now })])).status).toBe(400)
  const slugs = (row: number) => Array.from({ length: 12 }, (_, index) => `product-${row}-${index}`)
  const rows = (count: number) =>
    Array.from({ length: count }, (_, row) =>
      placed(newSection("product-row", { rule: "hand-picked", slugs: slugs(row) })),
    )
  expect((await put(rows(6))).status).toBe(200)
  expect((await put(rows(7))).status).toBe(400)
  expect((await sendAdmin(editor, "GET", "/sections/nowhere")).status).toBe(404)
  expect((await shop.get("/api/sections?page=nowhere")).status).toBe(400)
  const agent = await signedIn(shop, "agent")
  expect((await sendAdmin(agent, "GET", "/sections/home")).status).toBe(403)
})

it("a picture that a section shows is in use", async () => {
  const section = newSection("text-picture", { title: text("x"), picture: media.url })
  expect((await put([placed(section)], "home-4")).status).toBe(200)
  const refused = await sendAdmin(editor, "DELETE", `/media/${media.document_id}`)
  expect([refused.status, refused.body.error?.details.code]).toEqual([409, "IN_USE"])
})
