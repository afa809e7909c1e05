import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
// biome-ignore lint/style/noRestrictedImports: as above.
import { signedIn } from "#api/testing/staff.ts"
import { maxCandidates, maxTopics } from "#core/content/blog.ts"
import { blogPage, postPage } from "../content/blog/blog-data.server.ts"
import type { Content } from "./content.server.ts"
import { createApiCall } from "./transport/api-call.server.ts"
import { createContentClient } from "./transport/content-client.server.ts"
import { createTagClock } from "./transport/tag-clock.server.ts"

const now = new Date("2026-11-21T10:30:00.000Z")
const added = 5_000
/** Posts that one page may read: those that it shows, the newest, and those to choose from. */
const maxRead = 80

let shop: TestShop
let content: Content
/** What the last page has read: posts, and calls. */
let read = { posts: 0, calls: 0 }

beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  await addPosts(added)
})
afterAll(() => shop.close())
beforeEach(() => {
  read = { posts: 0, calls: 0 }
  const api = async (request: Request) => {
    const url = new URL(request.url)
    const answer = await shop.send(url.pathname + url.search, request)
    const { data } = (await answer.clone().json()) as { data: unknown }
    read.calls++
    if (url.pathname === "/api/posts" && Array.isArray(data)) read.posts += data.length
    return answer
  }
  // A client that has read nothing yet.
  content = createContentClient(createApiCall(api, testToken), createTagClock())
})

/** Adds posts like the first of the shop, one a minute before the others, in its category and of its tags. */
async function addPosts(count: number): Promise<void> {
  const { id: model, ...post } = await shop.db.selectFrom("post").selectAll().orderBy("id").executeTakeFirstOrThrow()
  const texts = await shop.db.selectFrom("post_text").selectAll().where("post_id", "=", model).execute()
  const tags = await shop.db.selectFrom("post_has_tag").selectAll().where("post_id", "=", model).execute()
  for (let from = 0; from < count; from += 250) {
    const rows = Array.from({ length: 250 }, (_, index) => {
      const number = from + index
      const published_at = new Date(Date.parse("2020-01-01T00:00:00.000Z") + number * 60_000).toISOString()
      const name = `ancien-${number}`
      return { ...post, slug: name, document_id: `ancien${String(number).padStart(18, "0")}`, published_at }
    })
    const stored = await shop.db.insertInto("post").values(rows).returning(["id", "slug"]).execute()
    const of = stored.flatMap(({ id }) => texts.map((text) => ({ ...text, post_id: id })))
    for (let at = 0; at < of.length; at += 100) {
      await shop.db
        .insertInto("post_text")
        .values(of.slice(at, at + 100))
        .execute()
    }
    const tagged = stored.flatMap(({ id }) => tags.map((tag) => ({ ...tag, post_id: id })))
    if (tagged.length > 0) await shop.db.insertInto("post_has_tag").values(tagged).execute()
  }
}

const list = (query: string) => blogPage(content, { path: "/blog", params: new URLSearchParams(query), locale: "fr" })
const expectBounded = () => {
  expect(read.posts).toBeLessThanOrEqual(maxRead)
  expect(read.calls).toBeLessThanOrEqual(8)
}

it("reads a bounded number of posts for a list, however many there are, and the last page for one behind it", async () => {
  const first = await list("")
  expect(first).toMatchObject({ total: added + 16, pages: Math.ceil((added + 16) / 4), query: { page: 1 } })
  expect(first.posts).toHaveLength(4)
  const dates = first.posts.map(({ publishedAt }) => publishedAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expectBounded()
  expect((await list("page=99999")).query.page).toBe(first.pages)
  expect((await list("page=99999")).posts.at(-1)?.slug).toBe("ancien-0")
  expectBounded()
})

it("narrows a list by category, tag and the words of a text, all at once", async () => {
  const { posts: all } = await list("")
  const tag = all.flatMap(({ tags }) => tags)[0]?.slug ?? ""
  const tagged = await list(`tag=${tag}`)
  expect(tagged.total).toBeGreaterThan(0)
  expect(tagged.posts.every(({ tags }) => tags.some(({ slug }) => slug === tag))).toBe(true)
  const ofCategory = await list("category=acheter")
  expect([ofCategory.total, ofCategory.posts[0]?.slug]).toEqual([added + 1, "paiement-a-la-livraison"])
  expect(ofCategory.posts.every(({ category }) => category.slug === "acheter")).toBe(true)
  expect((await list("searchText=cordonniers")).posts.map(({ slug }) => slug)).toEqual(["entretenir-un-sac-en-cuir"])
  expect((await list("searchText=cordonniers&category=acheter")).total).toBe(0)
  expectBounded()
  // More words, with more names, than the API takes.
  read = { posts: 0, calls: 0 }
  const many = "cuir entretien pc micro sacoche parfan magana casque sans fil noir"
  const found = await list(new URLSearchParams({ searchText: many }).toString())
  expect(found.posts.map(({ slug }) => slug)).toContain("entretenir-un-sac-en-cuir")
  expectBounded()
})

it("reads a bounded number of posts for one, with those beside it and those to go on with", async () => {
  const page = await postPage(content, "ancien-2500", "fr")
  expect([page.newer?.slug, page.older?.slug]).toEqual(["ancien-2501", "ancien-2499"])
  expect(page.related).toHaveLength(3)
  expect(page.related.every(({ category }) => category.slug === page.post.category.slug)).toBe(true)
  expect(page.sidebar.latest).toHaveLength(4)
  expectBounded()
  expect((await content.postCandidates(page.post, "fr")).length).toBeLessThanOrEqual(maxCandidates + 20)
  expect(await postPage(content, undefined, "fr")).toMatchObject({ newer: null })
  expect((await content.postBySlug(page.post.documentId, "fr")).slug).toBe("ancien-2500")
  for (const slug of ["rien", "../x", "a".repeat(200), ""]) {
    await expect(content.postBySlug(slug, "fr")).rejects.toMatchObject({ init: { status: 404 } })
  }
})

it("counts the topics, those with most posts first, a bounded number of them", async () => {
  const { categories, tags } = await content.postTopics("ar")
  expect(categories[0]?.count).toBeGreaterThan(added)
  for (const topics of [categories, tags]) {
    const counts = topics.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  }
  const one = await shop.db.selectFrom("post").select("id").orderBy("id").executeTakeFirstOrThrow()
  for (let number = 0; number <= maxTopics.tags; number++) {
    const tag = { slug: `sujet-${number}`, position: 100 + number }
    const { id } = await shop.db.insertInto("post_tag").values(tag).returning("id").executeTakeFirstOrThrow()
    const text = { post_tag_id: id, title: `Sujet ${number}`, borrowed: "{}" }
    await shop.db
      .insertInto("post_tag_text")
      .values((["fr", "ar", "en"] as const).map((locale) => ({ ...text, locale })))
      .execute()
    await shop.db
      .insertInto("post_has_tag")
      .values({ post_id: one.id, tag_id: id, position: number + 50 })
      .execute()
  }
  expect((await content.postTopics("en")).tags).toHaveLength(maxTopics.tags)
})

it("names where all posts are, for the sitemap, without their texts", async () => {
  const addresses = await content.postAddresses("fr")
  expect(addresses).toHaveLength(added + 16)
  expect(addresses.at(-1)).toMatchObject({ slug: "ancien-0", publishedAt: "2020-01-01T00:00:00.000Z" })
})

it("finds posts by what shoppers type, whose other names cost more than the API allows, and without fillers", async () => {
  const text = (fr: string) => ({ fr, ar: "", en: "" })
  const editor = await signedIn(shop, "editor")
  const written = await editor.send("POST", "/api/admin/posts", {
    slug: "",
    format: "standard",
    category: "acheter",
    tags: [],
    videoId: "",
    publishedAt: "2026-11-20T09:00:00.000Z",
    title: text("Choisir un PC portable"),
    excerpt: text("Trois questions"),
    authorName: text("Lina"),
    authorRole: text(""),
    quoteText: text(""),
    quoteSource: text(""),
    content: { fr: [{ type: "paragraph", children: [{ type: "text", text: "Un sac pour femme." }] }], ar: [], en: [] },
    image: null,
    medias: [],
  })
  expect(written.status).toBe(201)
  for (const searchText of ["pc portable", "PC  portable", "choisir un pc portable", "le pc pour les questions"]) {
    const { posts } = await list(new URLSearchParams({ searchText }).toString())
    expect([searchText, posts[0]?.slug]).toEqual([searchText, "choisir-un-pc-portable"])
  }
  const { posts } = await list("searchText=sac+en+cuir+avec+les+cordonniers")
  expect(posts.map(({ slug }) => slug)).toEqual(["entretenir-un-sac-en-cuir"])
  expect((await list("searchText=introuvable+partout")).total).toBe(0)
})

it("passes over none of the posts that appeared at one moment, in the order of the lists", async () => {
  const slugs = ["ancien-100", "ancien-101", "ancien-102"]
  const published_at = "2020-01-01T01:41:00.000Z"
  await shop.db.updateTable("post").set({ published_at }).where("slug", "in", slugs).execute()
  const beside = async (slug: string) => {
    const { newer, older } = await content.postNeighbours(await content.postBySlug(slug, "fr"), "fr")
    return [newer?.slug, older?.slug]
  }
  expect(await beside("ancien-103")).toEqual(["ancien-104", "ancien-100"])
  expect(await beside("ancien-100")).toEqual(["ancien-103", "ancien-101"])
  expect(await beside("ancien-101")).toEqual(["ancien-100", "ancien-102"])
  expect(await beside("ancien-102")).toEqual(["ancien-101", "ancien-99"])
  expect(await beside("ancien-99")).toEqual(["ancien-102", "ancien-98"])
})
