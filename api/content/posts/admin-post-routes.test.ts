import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { contentVersion } from "#db/changes/content-version.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { type AdminPage, type AdminPost, adminPage, adminPost } from "../contract-admin-post.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

const text = (fr: string, ar = "", en = "") => ({ fr, ar, en })
const paragraph = (words: string) => [{ type: "paragraph", children: [{ type: "text", text: words }] }]
const input = (change: object = {}) => ({
  slug: "",
  format: "standard",
  category: "acheter",
  tags: ["bijoux"],
  videoId: "",
  publishedAt: null,
  title: text("Choisir une théière", "", "Choose a teapot"),
  excerpt: text("Trois questions"),
  authorName: text("Lina"),
  authorRole: text(""),
  quoteText: text(""),
  quoteSource: text(""),
  content: { fr: paragraph("La porcelaine garde la chaleur"), ar: [], en: paragraph(" ") },
  image: null,
  medias: [],
  ...change,
})

async function send(method: string, path: string, body?: object) {
  const answer = await editor.send(method, `/api/admin${path}`, body)
  return { status: answer.status, body: await answer.json() }
}
async function add(change: object = {}): Promise<AdminPost> {
  const { status, body } = await send("POST", "/posts", input(change))
  expect(status).toBe(201)
  return adminPost.parse(body.data)
}
const sent = ({ documentId: _, state: _s, image, medias, ...post }: AdminPost, change: object = {}) => ({
  ...post,
  image: image?.documentId ?? null,
  medias: medias.map(({ documentId }) => documentId),
  ...change,
})
const shown = async (slug: string, locale = "fr") => {
  const { body } = await shop.get(`/api/posts?filters[slug][$eq]=${slug}&locale=${locale}&populate=image,medias`)
  return (body as { data: Record<string, unknown>[] }).data[0]
}

describe("/api/admin/posts", () => {
  it("keeps a draft from visitors, and shows it in each language once it is published", async () => {
    const draft = await add()
    expect(draft).toMatchObject({ slug: "choisir-une-theiere", state: "draft", category: "acheter", tags: ["bijoux"] })
    // An empty paragraph is no text.
    expect(draft.content).toMatchObject({ ar: [], en: [] })
    expect(await shown(draft.slug)).toBeUndefined()
    const publishedAt = new Date(Date.now() - 60_000).toISOString()
    const { body } = await send("PUT", `/posts/${draft.documentId}`, sent(draft, { publishedAt }))
    expect(body.data).toMatchObject({ state: "published", publishedAt })
    expect(await shown(draft.slug, "en")).toMatchObject({ title: "Choose a teapot", excerpt: "Trois questions" })
    expect(await shown(draft.slug, "ar")).toMatchObject({ title: "Choisir une théière", category: { slug: "acheter" } })
    const { body: found } = await shop.get("/api/posts?_q=porcelaine&locale=en")
    expect(found).toMatchObject({ data: [{ slug: draft.slug }] })
    const logged = await shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow()
    expect(logged).toMatchObject({ action: "update", resource: "posts", document_id: draft.documentId })
    expect(JSON.parse(logged.after ?? "")).toMatchObject({ state: "published" })
  })

  it("has a tag that is named twice once", async () => {
    expect((await add({ tags: ["bijoux", "bijoux"] })).tags).toEqual(["bijoux"])
  })

  it("appears by itself at its moment, which is another version of the content", async () => {
    const soon = Date.now() + 3_600_000
    const post = await add({ publishedAt: new Date(soon).toISOString() })
    expect(post.state).toBe("scheduled")
    expect(await shown(post.slug)).toBeUndefined()
    const [before, after] = [new Date(soon - 1000), new Date(soon + 1000)]
    expect(await contentVersion(shop.db, after)).not.toBe(await contentVersion(shop.db, before))
  })

  it("refuses the address of another post, what somebody else changed, and what cannot be published", async () => {
    const post = await add({ title: text("Une autre théière") })
    const put = (change: object) => send("PUT", `/posts/${post.documentId}`, sent(post, change))
    expect((await put({ slug: "paiement-a-la-livraison" })).body.error.details.code).toBe("SLUG_TAKEN")
    expect((await put({ updatedAt: "2020-01-01T00:00:00.000Z" })).body.error.details.code).toBe("CHANGED_MEANWHILE")
    const now = new Date().toISOString()
    const bare = { publishedAt: now, excerpt: text("", "كلمة"), format: "gallery", image: "nobodyhasthisdocumentid0" }
    expect((await put(bare)).body.error.details.errors).toEqual([
      { path: ["excerpt", "fr"], message: "required", name: "ValidationError" },
      { path: ["medias"], message: "pictures", name: "ValidationError" },
      { path: ["image"], message: "unknown", name: "ValidationError" },
    ])
    expect((await add({ title: text("Une autre théière") })).slug).toBe("une-autre-theiere-2")
  })

  it("stores what it has read of every sample post without changing a word of it", async () => {
    const { body } = await send("GET", "/posts?pageSize=100")
    // The tests' shop has no pictures, and a gallery needs some.
    const isWhole = ({ state, format }: AdminPost) => state === "published" && format !== "gallery"
    const before = (await shop.get("/api/posts?populate=*&pagination[pageSize]=100&locale=ar")).body
    for (const { documentId } of (body.data as AdminPost[]).filter(isWhole)) {
      const post = adminPost.parse((await send("GET", `/posts/${documentId}`)).body.data)
      const { body: answer } = await send("PUT", `/posts/${documentId}`, sent(post))
      expect(answer.error).toBeUndefined()
    }
    const after = (await shop.get("/api/posts?populate=*&pagination[pageSize]=100&locale=ar")).body
    const still = (all: unknown) =>
      (all as { data: Record<string, unknown>[] }).data.map(({ updatedAt: _, ...post }) => post)
    expect(still(after)).toEqual(still(before))
  })

  it("adds, renames and removes topics, but for those that posts have", async () => {
    const { body } = await send("POST", "/post-tags", { title: text("Cérémonie du thé") })
    expect(body.data).toMatchObject({ slug: "ceremonie-du-the", posts: 0 })
    const post = await add({ title: text("Le thé"), tags: [body.data.slug] })
    expect((await send("DELETE", "/post-tags/ceremonie-du-the")).body.error.details.code).toBe("IN_USE")
    const renamed = await send("PATCH", "/post-tags/ceremonie-du-the", { title: text("Thé", "شاي") })
    expect(renamed.body.data).toMatchObject({ title: { fr: "Thé", ar: "شاي" }, posts: 1 })
    expect((await send("DELETE", `/posts/${post.documentId}`)).status).toBe(200)
    expect((await send("DELETE", "/post-tags/ceremonie-du-the")).status).toBe(200)
    expect((await send("DELETE", "/post-tags/ceremonie-du-the")).status).toBe(404)
    expect((await send("PATCH", "/post-categories/none", { title: text("x") })).status).toBe(404)
  })
})

describe("a topic that posts have", () => {
  const found = async (words: string) => {
    const { body } = await shop.get(`/api/posts?_q=${encodeURIComponent(words)}&fields=slug`)
    return (body as { data: { slug: string }[] }).data.map(({ slug }) => slug)
  }
  const audited = () =>
    shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()

  it("is lost by as many posts as was told, which are found by it no more", async () => {
    await send("POST", "/post-tags", { title: text("Quetzalcoatl") })
    const post = await add({ title: text("Le cacao"), tags: ["quetzalcoatl"], publishedAt: "2026-01-01T00:00:00.000Z" })
    expect(await found("quetzalcoatl")).toEqual(["le-cacao"])
    await send("PATCH", "/post-tags/quetzalcoatl", { title: text("Popocatepetl") })
    expect([await found("quetzalcoatl"), await found("popocatepetl")]).toEqual([[], ["le-cacao"]])

    const rejected = await send("DELETE", "/post-tags/quetzalcoatl?posts=2")
    expect(rejected.body.error.details).toEqual({ code: "IN_USE", posts: 1 })
    expect((await send("DELETE", "/post-tags/quetzalcoatl?posts=1")).status).toBe(200)
    expect(await found("popocatepetl")).toEqual([])
    const now = adminPost.parse((await send("GET", `/posts/${post.documentId}`)).body.data)
    expect(now.tags).toEqual([])
    // A form that has the tag still is told so.
    expect((await send("PUT", `/posts/${post.documentId}`, sent(post))).status).not.toBe(200)
    const { action, before } = await audited()
    expect([action, JSON.parse(before ?? "")]).toMatchObject(["delete", { slug: "quetzalcoatl", posts: 1 }])
  })

  it("leaves its posts to another category, which has to be named", async () => {
    await send("POST", "/post-categories", { title: text("Éphémère") })
    const post = await add({ title: text("Le thym"), category: "ephemere" })
    const remove = (query: string) => send("DELETE", `/post-categories/ephemere?posts=1${query}`)
    for (const query of ["", "&into=ephemere", "&into=nulle-part"]) {
      const { status, body } = await remove(query)
      expect([status, body.error.details.errors[0].path]).toEqual([400, ["into"]])
    }
    expect((await remove("&into=acheter")).status).toBe(200)
    const now = adminPost.parse((await send("GET", `/posts/${post.documentId}`)).body.data)
    expect(now.category).toBe("acheter")
    expect((await audited()).after).toBe(JSON.stringify({ into: "acheter" }))
  })
})

describe("/api/admin/pages", () => {
  it("changes a page for visitors, and keeps its address", async () => {
    const pages = adminPage.array().parse((await send("GET", "/pages")).body.data)
    expect(pages.map(({ slug }) => slug)).toEqual(["about", "delivery-returns", "privacy", "terms"])
    const { documentId, slug: _, own: _own, hidden: _hidden, ...page } = pages[0] as AdminPage
    const change = {
      ...page,
      title: text("Qui sommes-nous"),
      content: { ...page.content, fr: paragraph("Une maison") },
    }
    expect((await send("PUT", `/pages/${documentId}`, change)).status).toBe(200)
    const { body } = await shop.get("/api/pages?filters[slug][$eq]=about&locale=en")
    expect(body).toMatchObject({ data: [{ title: "Qui sommes-nous", description: page.description.en }] })
    expect((await send("PUT", `/pages/${documentId}`, change)).body.error.details.code).toBe("CHANGED_MEANWHILE")
  })
})
