import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { landingDays, landingLimits } from "#core/content/landing-page.ts"
import { newSection } from "#core/content/sections/new-section.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import type { AdminSections } from "../contract-admin-section.ts"
import { sectionsAnswer } from "../contract-section.ts"
import type { AdminLanding } from "./contract-admin-landing.ts"
import { landingAnswer } from "./contract-landing.ts"

let now = new Date("2026-11-21T10:00:00.000Z")
let shop: TestShop
let editor: TestStaff
let agent: TestStaff
let product: string
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now)
  editor = await signedIn(shop, "editor")
  agent = await signedIn(shop, "agent")
  const row = shop.db.selectFrom("product").select("document_id").where("slug", "=", "casque-aura")
  product = (await row.executeTakeFirstOrThrow()).document_id
})
afterAll(() => shop.close())
beforeEach(() => {
  now = new Date(now.getTime() + 1000)
})

const add = (slug: string, of = product) => sendAdmin(editor, "POST", "/landing-pages", { slug, product: of })
const stored = (id: string) => readAdmin<AdminLanding>(editor, `/landing-pages/${id}`)

/** Stores a landing page as whoever has just read it. */
async function put(id: string, change: object = {}) {
  const { slug, hidden, indexed, title, text, updatedAt } = await stored(id)
  return sendAdmin(editor, "PUT", `/landing-pages/${id}`, { slug, hidden, indexed, title, text, updatedAt, ...change })
}

async function shownPage(slug: string): Promise<string> {
  const { body } = await add(slug)
  const { documentId } = body.data as AdminLanding
  expect((await put(documentId, { hidden: false })).status).toBe(200)
  return documentId
}

async function seen(locale = "fr") {
  const { status, body } = await shop.get(`/api/landing-pages?locale=${locale}`)
  expect(status).toBe(200)
  return landingAnswer.parse(body).data
}
const slugs = async () => (await seen()).map(({ slug }) => slug)

it("adds a landing page that is hidden and not for search engines until its form says otherwise", async () => {
  const { status, body } = await add("offre-aura")
  expect(status).toBe(201)
  const page = body.data as AdminLanding
  expect(page).toMatchObject({ slug: "offre-aura", hidden: true, indexed: false, title: noTexts, text: noTexts })
  expect(page.product).toMatchObject({ documentId: product, slug: "casque-aura" })
  expect(page.product.title.fr).toBe("Casque sans fil Aura")
  expect(await slugs()).not.toContain("offre-aura")
  const title = { fr: "Le silence, enfin", ar: "الهدوء أخيرا", en: "" }
  expect((await put(page.documentId, { slug: "aura", hidden: false, title })).status).toBe(200)
  const in_ = async (locale: string) => (await seen(locale)).find(({ slug }) => slug === "aura")
  expect(await in_("ar")).toMatchObject({ product: "casque-aura", indexed: false, title: "الهدوء أخيرا", text: "" })
  // The product's own English name is better than a French heading.
  expect(await in_("en")).toMatchObject({ title: "" })
})

it("refuses an address that is taken or is none, an unknown product, and who may not", async () => {
  await add("deux-fois")
  expect((await add("deux-fois")).body.error?.details.code).toBe("SLUG_TAKEN")
  for (const slug of ["", "Aura", "a/b", "..", "a".repeat(landingLimits.slug + 1)]) {
    expect({ slug, status: (await add(slug)).status }).toEqual({ slug, status: 400 })
  }
  expect((await add("sans-produit", "a".repeat(24))).status).toBe(400)
  expect((await sendAdmin(agent, "POST", "/landing-pages", { slug: "x", product })).status).toBe(403)
})

it("refuses what somebody else has changed meanwhile", async () => {
  const { body } = await add("a-deux")
  const { documentId, updatedAt } = body.data as AdminLanding
  now = new Date(now.getTime() + 1000)
  expect((await put(documentId, { hidden: false })).status).toBe(200)
  const late = await put(documentId, { updatedAt })
  expect(late).toMatchObject({ status: 409, body: { error: { details: { code: "CHANGED_MEANWHILE" } } } })
})

it("has the order form alone until sections are arranged around it, which lead nowhere else", async () => {
  const id = await shownPage("avec-sections")
  const always = { hidden: false, startsAt: null, endsAt: null }
  const form = { ...newSection("order-form"), ...always }
  const promises = { ...newSection("promises"), ...always }
  const send = async (sections: object[]) => {
    const { updatedAt } = await readAdmin<AdminSections>(editor, `/sections/${id}`)
    return (await sendAdmin(editor, "PUT", `/sections/${id}`, { sections, updatedAt })).status
  }
  const empty = await readAdmin<AdminSections>(editor, `/sections/${id}`)
  expect(empty).toMatchObject({ sections: [form], updatedAt: null })
  expect(await send([promises])).toBe(400)
  expect(await send([form, promises, form])).toBe(400)
  expect(await send([{ ...form, hidden: true }])).toBe(400)
  expect(await send([form, { ...newSection("product-row"), ...always }])).toBe(400)
  expect(await send([promises, form])).toBe(200)
  const shown = async () => sectionsAnswer.parse((await shop.get(`/api/sections?page=${id}`)).body).data
  expect((await shown())?.map(({ kind }) => kind)).toEqual(["promises", "order-form"])
  expect((await put(id, { hidden: true })).status).toBe(200)
  expect(await shown()).toBeNull()
  // No other page has an order form.
  const { updatedAt } = await readAdmin<AdminSections>(editor, "/sections/home")
  expect((await sendAdmin(editor, "PUT", "/sections/home", { sections: [form], updatedAt })).status).toBe(400)
})

it("is not seen while its product is gone from the shop, and has its product's new address", async () => {
  const id = await shownPage("suit-le-produit")
  const own = async () => (await seen()).find(({ documentId }) => documentId === id)
  await shop.db.updateTable("product").set({ slug: "aura-bis" }).where("document_id", "=", product).execute()
  expect(await own()).toMatchObject({ product: "aura-bis" })
  await shop.db.updateTable("product").set({ slug: "casque-aura" }).where("document_id", "=", product).execute()
  const row = shop.db.updateTable("landing_page").where("document_id", "=", id)
  await row.set({ product: "z".repeat(24) }).execute()
  expect((await put(id)).status).toBe(200)
  expect(await own()).toBeUndefined()
  expect((await stored(id)).product).toMatchObject({ slug: null, title: noTexts })
  await row.set({ product }).execute()
  expect((await put(id)).status).toBe(200)
  expect(await own()).toMatchObject({ product: "casque-aura" })
})

it("is not seen before its product is sold, and appears with it", async () => {
  const id = await shownPage("avant-la-vente")
  const isSeen = async () => (await seen()).some(({ documentId }) => documentId === id)
  const publish = (published_at: string | null) =>
    shop.db.updateTable("product").set({ published_at }).where("document_id", "=", product).execute()
  expect(await isSeen()).toBe(true)
  await publish(null)
  expect(await isSeen()).toBe(false)
  const later = new Date(now.getTime() + 60_000)
  await publish(later.toISOString())
  expect(await isSeen()).toBe(false)
  now = later
  expect(await isSeen()).toBe(true)
})

it("a removed page is gone, keeps its address, and comes back as it was for so many days", async () => {
  const id = await shownPage("a-retirer")
  expect((await sendAdmin(editor, "DELETE", `/landing-pages/${id}`)).status).toBe(200)
  expect(await slugs()).not.toContain("a-retirer")
  expect((await sendAdmin(editor, "DELETE", `/landing-pages/${id}`)).status).toBe(404)
  expect((await add("a-retirer")).status).toBe(409)
  expect((await sendAdmin(editor, "POST", `/landing-pages/${id}/restore`)).status).toBe(200)
  expect(await slugs()).toContain("a-retirer")
  expect((await sendAdmin(editor, "POST", `/landing-pages/${id}/restore`)).status).toBe(404)
  await sendAdmin(editor, "DELETE", `/landing-pages/${id}`)
  // A session does not last so long: the page is made older.
  const longAgo = new Date(now.getTime() - (landingDays + 1) * 86_400_000).toISOString()
  await shop.db.updateTable("landing_page").set({ removed_at: longAgo }).where("document_id", "=", id).execute()
  expect((await add("a-retirer")).status).toBe(201)
  expect((await sendAdmin(editor, "POST", `/landing-pages/${id}/restore`)).status).toBe(404)
})

it("takes so many pages and no more", async () => {
  const { length } = await readAdmin<AdminLanding[]>(editor, "/landing-pages")
  for (let at = length; at < landingLimits.pages; at++) expect((await add(`page-${at}`)).status).toBe(201)
  const { status, body } = await add("une-de-trop")
  expect({ status, code: body.error?.details.code }).toEqual({ status: 409, code: "TOO_MANY_PAGES" })
})
