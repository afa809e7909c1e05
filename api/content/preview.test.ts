import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { newSection } from "#core/content/sections/new-section.ts"
import { productRelations } from "../catalogue/contract.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { homePreview, landingPreview } from "./contract-preview.ts"

let shop: TestShop
let editor: TestStaff
let now = new Date("2026-11-21T10:30:00.000Z")
let documentId: string
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  editor = await signedIn(shop, "editor")
  const post = await shop.db.selectFrom("post").select("document_id").executeTakeFirstOrThrow()
  documentId = post.document_id
  await shop.db.updateTable("post").set({ published_at: null }).where("document_id", "=", documentId).execute()
})
afterAll(() => shop.close())

const open = async (url: string, locale = "fr") => {
  const token = url.replace("/preview/", "")
  const answer = await shop.send(`/api/admin/preview/${token}?locale=${locale}`)
  return { status: answer.status, control: answer.headers.get("cache-control"), body: await answer.json() }
}

it("shows a draft to whoever has the link, for an hour, and never to a cache", async () => {
  const made = await editor.send("POST", "/api/admin/preview", { resource: "posts", documentId })
  expect(made.status).toBe(201)
  const { url, expiresAt } = (await made.json()).data
  expect(expiresAt).toBe("2026-11-21T11:30:00.000Z")
  expect(await open(url, "ar")).toMatchObject({ status: 200, control: "no-store", body: { data: { locale: "ar" } } })
  expect((await shop.get(`/api/posts/${documentId}`)).status).toBe(404)
  now = new Date("2026-11-21T11:30:00.001Z")
  expect((await open(url)).status).toBe(404)
  now = new Date("2026-11-21T10:30:00.000Z")
})

it("shows a draft of a product as the storefront would, and leaves it out of the shop", async () => {
  const product = await shop.db
    .selectFrom("product")
    .selectAll()
    .where("slug", "=", "nova-12")
    .executeTakeFirstOrThrow()
  const populate = productRelations.map((name, index) => `populate[${index}]=${name}`).join("&")
  const { body } = await shop.get(`/api/products?filters[slug][$eq]=nova-12&locale=ar&${populate}`)
  const [{ publishedAt: _p, ...before }] = (body as { data: [Record<string, unknown>] }).data
  await shop.db.updateTable("product").set({ published_at: null }).where("id", "=", product.id).execute()
  const made = await editor.send("POST", `/api/admin/products/${product.document_id}/preview`)
  expect(made.status).toBe(201)
  const { url } = (await made.json()).data
  const [, token = ""] = /^\/product-details\/([\w.-]+)$/.exec(url) ?? []
  const answer = await open(`/preview/${token}`, "ar")
  expect(answer).toMatchObject({ status: 200, control: "no-store", body: { data: { slug: "nova-12", locale: "ar" } } })
  const { publishedAt: _, ...shown } = answer.body.data
  expect(shown).toEqual(before)
  expect((await shop.get(`/api/products/${product.document_id}`)).status).toBe(404)
  // A post's token opens no product, nor the other way round.
  const swapped = token.replace(/^products/, "posts")
  expect((await open(`/preview/${swapped}`)).status).toBe(404)
  expect((await editor.send("POST", "/api/admin/products/nobodyhasthisdocumentid0/preview")).status).toBe(404)
})

it("shows what a page's form has, which nobody has stored, and drops it after an hour", async () => {
  const page = await shop.db.selectFrom("page").selectAll().where("slug", "=", "about").executeTakeFirstOrThrow()
  const texts = (fr: string, ar = "") => ({ fr, ar, en: "" })
  const paragraph = (text: string) => [{ type: "paragraph", children: [{ type: "text", text }] }]
  const content = { fr: paragraph("Depuis toujours"), ar: [], en: paragraph("Since ever") }
  const form = { title: texts("Notre maison", "بيتنا"), description: texts("Qui nous sommes"), content }
  const keep = async () => {
    const made = await editor.send("POST", `/api/admin/pages/${page.document_id}/preview`, form)
    expect(made.status).toBe(201)
    return (await made.json()).data.url
  }
  const url = await keep()
  const said = async (locale: string) => (await open(url, locale)).body.data
  expect(await said("ar")).toMatchObject({
    slug: "about",
    locale: "ar",
    title: "بيتنا",
    description: "Qui nous sommes",
    content: content.fr,
  })
  expect(await said("en")).toMatchObject({ title: "Notre maison", content: content.en })
  expect(JSON.stringify((await shop.get("/api/pages?locale=fr")).body)).not.toContain("Notre maison")
  now = new Date("2026-11-21T11:30:00.001Z")
  expect((await open(url)).status).toBe(404)
  await keep()
  expect(await shop.db.selectFrom("page_preview").select("document_id").execute()).toHaveLength(1)
  now = new Date("2026-11-21T10:30:00.000Z")
  expect((await editor.send("POST", "/api/admin/pages/nobodyhasthisdocumentid0/preview", form)).status).toBe(404)
})

it("shows a hidden landing page with its product and sections, which the shop has nowhere", async () => {
  const owner = await signedIn(shop, "owner")
  const product = await shop.db
    .selectFrom("product")
    .select(["document_id", "published_at"])
    .where("slug", "=", "casque-aura")
    .executeTakeFirstOrThrow()
  const added = await owner.send("POST", "/api/admin/landing-pages", { slug: "essai", product: product.document_id })
  expect(added.status).toBe(201)
  const page = (await added.json()).data
  const texts = (fr: string, ar: string) => ({ fr, ar, en: "" })
  const change = { ...page, title: texts("Le calme", "الهدوء"), text: texts("", "") }
  const { documentId: landing, product: _, ...fields } = change
  const saved = await owner.send("PUT", `/api/admin/landing-pages/${landing}`, fields)
  expect(saved.status, await saved.clone().text()).toBe(200)
  const shownPart = {
    ...newSection("text-picture", { title: texts("Cousu ici", "خيط هنا") }),
    startsAt: null,
    endsAt: null,
  }
  const sections = [
    { ...shownPart, hidden: false },
    { ...shownPart, hidden: true },
    { ...newSection("order-form"), hidden: false, startsAt: null, endsAt: null },
  ]
  const { updatedAt } = (await (await owner.send("GET", `/api/admin/sections/${landing}`)).json()).data
  const stored = await owner.send("PUT", `/api/admin/sections/${landing}`, { sections, updatedAt })
  expect(stored.status, await stored.clone().text()).toBe(200)
  const publishAt = (published_at: string | null) =>
    shop.db.updateTable("product").set({ published_at }).where("document_id", "=", product.document_id).execute()
  onTestFinished(() => publishAt(product.published_at).then(() => undefined))
  await publishAt(null)

  const made = await owner.send("POST", `/api/admin/landing-pages/${landing}/preview`)
  expect(made.status).toBe(201)
  const { url, expiresAt } = (await made.json()).data
  expect(Date.parse(expiresAt) - now.getTime()).toBe(3_600_000)
  const [, token = ""] = /^\/lp\/([\w.-]+)$/.exec(url) ?? []
  const answer = await open(`/preview/${token}`, "ar")
  expect(answer).toMatchObject({ status: 200, control: "no-store" })
  expect(answer.body.data).toMatchObject({
    page: { slug: "essai", product: "casque-aura", title: "الهدوء", text: "" },
    product: { slug: "casque-aura", locale: "ar" },
    sections: [{ kind: "text-picture", content: { title: "خيط هنا" } }, { kind: "order-form" }],
  })
  expect(answer.body.data.sections).toHaveLength(2)
  expect(landingPreview.safeParse(answer.body.data).error).toBeUndefined()
  expect((await shop.get(`/api/sections?page=${landing}`)).body).toMatchObject({ data: null })
  expect((await shop.get("/api/landing-pages")).body).toMatchObject({ data: [] })
  now = new Date(now.getTime() + 3_600_001)
  expect((await open(`/preview/${token}`)).status).toBe(404)
  now = new Date("2026-11-21T10:30:00.000Z")
  const documentIds = [product.document_id]
  const deleted = await owner.send("POST", "/api/admin/products/bulk", { action: "delete", documentIds })
  expect(await deleted.json()).toMatchObject({ data: [{ result: "done" }] })
  const without = await owner.send("POST", `/api/admin/landing-pages/${landing}/preview`)
  expect(without.status).toBe(409)
  expect(await without.json()).toMatchObject({ error: { details: { code: "PRODUCT_GONE" } } })
  expect((await open(`/preview/${token}`)).status).toBe(404)
  const restored = await owner.send("POST", "/api/admin/products/restore", { documentIds })
  expect(await restored.json()).toMatchObject({ data: [{ result: "done" }] })
  expect((await owner.send("POST", `/api/admin/landing-pages/${landing}/preview`)).status).toBe(201)
  expect((await owner.send("DELETE", `/api/admin/landing-pages/${landing}`)).status).toBe(200)
  expect((await open(`/preview/${token}`)).status).toBe(404)
  expect((await owner.send("POST", `/api/admin/landing-pages/${landing}/preview`)).status).toBe(404)
})

it("shows a home page of the sections that its form has, by session, and stores none of them", async () => {
  const texts = (fr: string) => ({ fr, ar: "", en: "" })
  const seen = { hidden: false, startsAt: null, endsAt: null }
  const words = (title: string) => ({
    ...newSection("text-picture", { title: texts(title), text: texts("") }),
    ...seen,
  })
  const later = { ...words("Demain"), startsAt: "2026-11-22T10:30:00.000Z" }
  const send = (by: TestStaff, sections: object[], page = "home-2") =>
    by.send("POST", `/api/admin/sections/${page}/preview`, { sections })
  const before = (await shop.get("/api/sections?page=home-2")).body
  const made = await send(editor, [{ ...words("Caché"), hidden: true }, words("Un essai"), later, words("Puis")])
  expect(made.status, await made.clone().text()).toBe(201)
  const { url, expiresAt } = (await made.json()).data
  expect(expiresAt).toBe("2026-11-21T11:30:00.000Z")
  expect(url).toMatch(/^\/preview\/home\/sections\.home-2\./)
  const said = async (address: string) => {
    const answer = await open(address.replace("/home/", "/"), "ar")
    expect(homePreview.safeParse(answer.body.data).error).toBeUndefined()
    return { status: answer.status, control: answer.control, ...answer.body.data }
  }
  const title = (title: string) => ({ content: { title } })
  expect(await said(url)).toMatchObject({
    status: 200,
    control: "no-store",
    page: "home-2",
    sections: [
      { id: 2, ...title("Un essai") },
      { id: 4, ...title("Puis") },
    ],
  })
  // The same link shows what the session sends next; another session has its own.
  const other = await signedIn(shop, "editor", "Second editor")
  const others = (await (await send(other, [words("Autre")])).json()).data.url
  await send(editor, [words("Deuxième essai")])
  expect((await said(url)).sections).toMatchObject([{ id: 1, ...title("Deuxième essai") }])
  expect((await said(others)).sections).toMatchObject([title("Autre")])
  expect(await shop.db.selectFrom("section_preview").select("page").execute()).toHaveLength(2)
  expect((await shop.get("/api/sections?page=home-2")).body).toEqual(before)

  expect((await send(editor, [], "nowhere")).status).toBe(404)
  expect((await send(editor, [{ ...words("?"), kind: "none" }])).status).toBe(400)
  expect((await other.send("POST", "/api/admin/auth/sign-out", {})).status).toBe(200)
  expect((await open(others.replace("/home/", "/"))).status).toBe(404)
  expect(await shop.db.selectFrom("section_preview").select("page").execute()).toHaveLength(1)
  now = new Date("2026-11-21T11:30:00.001Z")
  expect((await open(url.replace("/home/", "/"))).status).toBe(404)
  await send(editor, [], "home")
  expect(await shop.db.selectFrom("section_preview").select("page").execute()).toEqual([{ page: "home" }])
  now = new Date("2026-11-21T10:30:00.000Z")
})
