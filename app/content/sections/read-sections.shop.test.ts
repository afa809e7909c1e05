import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { newSection, newSlide } from "#core/content/sections/new-section.ts"
import { type SectionPage, sectionPages } from "#core/content/sections/section.ts"
import type { StoredSection } from "#core/content/sections/section-texts.ts"
import { locales } from "#core/i18n/locale.ts"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { touchContent } from "#db/changes/content-version.ts"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { replacePageSections } from "#db/content/page-sections.ts"
import { createApiCall } from "../../api-client/transport/api-call.server.ts"
import { createContentClient } from "../../api-client/transport/content-client.server.ts"
import { createTagClock } from "../../api-client/transport/tag-clock.server.ts"
import { readSections } from "./read-sections.server.ts"

let shop: TestShop
let calls: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
  // The tests' sample has no files of pictures.
  const picture = { url: "/media/sections-test.webp", document_id: "sectionstestpicture00000", width: 900, height: 900 }
  const { id } = await shop.db.insertInto("media").values(picture).returning("id").executeTakeFirstOrThrow()
  const texts = locales.map((locale) => ({ media_id: id, locale, alternative_text: "Photo" }))
  await shop.db.insertInto("media_text").values(texts).execute()
  await shop.db.updateTable("product").set({ image_id: id }).execute()
})
afterAll(() => shop.close())
beforeEach(() => {
  calls = []
})

/** Reads a page as a storefront that has read nothing yet. */
function read(page: SectionPage, locale: "fr" | "ar" = "fr") {
  const api = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    calls.push(pathname)
    return shop.send(pathname + search, request)
  }
  const content = createContentClient(createApiCall(api, testToken), createTagClock())
  return readSections(content, page, { locale, now: new Date().toISOString() })
}

async function store(page: SectionPage, sections: StoredSection[]) {
  await shop.db.transaction().execute(async (tx) => {
    await tx.deleteFrom("section_page").where("page", "=", page).execute()
    const placed = sections.map((section) => ({ ...section, hidden: false, startsAt: null, endsAt: null }))
    await replacePageSections(tx, { page, readAt: null, sections: placed }, new Date())
    await touchContent(tx, ["sections"])
  })
}

const kinds = async (page: SectionPage) => (await read(page)).sections.map(({ kind }) => kind)

const text = (fr: string) => ({ fr, ar: "", en: "" })

test("the sample's home page has all its sections, and a request for all products that they name", async () => {
  const { sections, picture } = await read("home")
  expect(sections.map(({ kind }) => kind)).toEqual([
    "slides",
    "universes",
    "product-tabs",
    "deal",
    "promises",
    "banners",
    "product-row",
    "product-lists",
    "reviews",
    "posts",
    "newsletter",
  ])
  expect(picture?.url).toMatch(/^\/media\//)
  expect(calls.filter((path) => path === "/api/catalogue/cards")).toHaveLength(1)
  // The units of the deal, the offers, and a list for each department.
  expect(calls.filter((path) => path === "/api/products")).toHaveLength(6)
  expect(calls.length).toBeLessThan(30)
})

test("a section without content is not shown", async () => {
  const nobody = { slug: "no-such-product", color: null }
  await store("home-4", [
    newSection("slides", { fill: 0 }),
    newSection("product-row", { rule: "hand-picked", slugs: ["no-such-product"] }),
    newSection("product-row", { rule: "category", category: "no-such-category" }),
    newSection("product-row", { rule: "category" }),
    newSection("product-tabs", { tabs: [{ rule: "hand-picked", category: "", slugs: [], title: text("x") }] }),
    newSection("product-lists", { lists: [] }),
    newSection("deal", { product: nobody }),
    newSection("banners"),
    newSection("text-picture"),
    newSection("video"),
    newSection("posts"),
  ])
  expect(await kinds("home-4")).toEqual(["posts"])
})

test("a slide whose product cannot be bought makes room for a featured one", async () => {
  const item = { ...newSlide, title: text("Bonjour"), product: { slug: "casque-aura", color: null } }
  await store("home-3", [newSection("slides", { items: [item], fill: 2 })])
  const slides = async () => {
    const { sections } = await read("home-3")
    return sections.flatMap((section) => (section.kind === "slides" ? section.view.slides : []))
  }
  expect((await slides()).map(({ words }) => words?.title)).toEqual(["Bonjour", undefined])
  await shop.db.updateTable("product").set({ status: "out-of-stock" }).where("slug", "=", "casque-aura").execute()
  const others = async () =>
    (await slides()).filter(({ words, product }) => !words && product && product.slug !== "casque-aura")
  // The catalogue hears of the change.
  await expect.poll(async () => (await others()).length).toBe(2)
})

test("a page that nobody has arranged has the default sections, found by rules alone", async () => {
  for (const page of sectionPages) await store(page, [])
  expect(await kinds("home")).toEqual([
    "slides",
    "universes",
    "product-tabs",
    "deal",
    "promises",
    "categories",
    "product-row",
    "product-lists",
    "posts",
    "newsletter",
  ])
  for (const page of sectionPages) expect((await kinds(page)).length).toBeGreaterThan(5)
})

test("a product with another address since stays where sections name it", async () => {
  const bag = shop.db.selectFrom("product").select("id").where("slug", "=", "sac-casbah")
  const { id } = await bag.executeTakeFirstOrThrow()
  await shop.db.insertInto("product_slug").values({ slug: "sac-de-cuir", product_id: id }).execute()
  await store("home-4", [newSection("product-row", { rule: "hand-picked", slugs: ["casque-aura", "sac-de-cuir"] })])
  const [row] = (await read("home-4")).sections
  const shown = row?.kind === "product-row" ? row.view.products.map(({ slug }) => slug) : []
  expect(shown).toEqual(["casque-aura", "sac-casbah"])
})

test("a shop of a few products shows each once", async () => {
  const few = await shop.db.selectFrom("product").select("id").orderBy("id").limit(2).execute()
  await shop.db
    .updateTable("product")
    .set({ published_at: null })
    .where(
      "id",
      "not in",
      few.map(({ id }) => id),
    )
    .execute()
  const repeating = async () =>
    (await kinds("home")).filter((kind) => kind === "product-tabs" || kind === "product-lists")
  // The catalogue hears of the change.
  await expect.poll(repeating).toEqual([])
  expect(await kinds("home")).toContain("product-row")
})
