import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { recordChanges } from "#db/changes/content-changes.ts"
import { inTransaction } from "#db/transaction.ts"
import { itemEnvelope, listEnvelope } from "../../common/contract-envelope.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { postResource } from "../contract.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function list(query = "") {
  const { status, body } = await shop.get(`/api/posts?${query}`)
  expect(status).toBe(200)
  return listEnvelope(postResource).parse(body)
}
const slugs = async (query: string) => (await list(query)).data.map((post) => post.slug)

describe("GET /api/posts", () => {
  it.each(["fr", "ar", "en"])("answers the 16 posts in %s, newest first", async (locale) => {
    const { data, meta } = await list(`locale=${locale}&pagination[pageSize]=100`)
    expect(meta.pagination.total).toBe(16)
    const dates = data.map((post) => post.publishedAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(data.every((post) => post.locale === locale && post.content.length >= 4)).toBe(true)
  })

  it("filters by category and tag, and searches the words of the text", async () => {
    expect(await slugs("filters[category][slug][$eq]=acheter")).toEqual(["paiement-a-la-livraison"])
    const tagged = (await list("filters[tags][slug][$in][0]=bijoux&populate=tags")).data
    expect(tagged.length).toBeGreaterThan(1)
    expect(tagged.every((post) => post.tags.some(({ slug }) => slug === "bijoux"))).toBe(true)
    expect(await slugs("_q=IMEI")).toEqual(["choisir-un-telephone"])
    expect(await slugs("_q=cordonnier cuir")).toEqual(["entretenir-un-sac-en-cuir"])
    expect(await slugs("_q=الضوضاء&locale=ar")).toEqual(["casque-ou-ecouteurs"])
  })

  it("sorts, cuts into pages and gives the fields asked for", async () => {
    const { body } = await shop.get("/api/posts?sort=slug&pagination[pageSize]=2&fields=slug&locale=en")
    expect(body).toMatchObject({ meta: { pagination: { pageCount: 8 } } })
    const { data } = body as { data: object[] }
    expect(data.map((post) => Object.keys(post).sort())).toEqual(Array(2).fill(["documentId", "id", "slug"]))
  })

  it("shows pictures when asked, also those inside a text", async () => {
    const [post] = (await list("filters[slug][$eq]=casque-ou-ecouteurs&populate=image&locale=en")).data
    expect(post?.image).toMatchObject({ url: "/media/posts/casque-ou-ecouteurs.webp" })
    // The picture inside the text is not among those of the test shop: it is left out, the text stands.
    expect(post?.content.some(({ type }) => type === "image")).toBe(false)
    const [plain] = (await list("filters[slug][$eq]=casque-ou-ecouteurs")).data
    expect(plain).not.toHaveProperty("image")
  })

  it("has one post with a video, one gallery and one quote", async () => {
    const { data } = await list("filters[format][$ne]=standard&sort=format&populate=*")
    expect(data.map(({ format }) => format)).toEqual(["gallery", "quote", "video"])
    expect(data[1]?.quote?.source).toContain("Warda")
    expect(data[2]?.videoId).toBe("aqz-KE-bpKQ")
  })

  it("answers one post by its documentId, and 404 otherwise", async () => {
    const [first] = (await list("pagination[pageSize]=1")).data
    const { body } = await shop.get(`/api/posts/${first?.documentId}?locale=ar&populate=*`)
    expect(itemEnvelope(postResource).parse(body).data).toMatchObject({ slug: first?.slug, locale: "ar" })
    expect((await shop.get(`/api/posts/${"a".repeat(24)}`)).status).toBe(404)
    expect((await shop.get("/api/posts/casque-ou-ecouteurs")).status).toBe(404)
  })
})

describe("a post that has not appeared", () => {
  const at = (slug: string, published_at: string | null) =>
    inTransaction(shop.db, async (tx) => {
      await tx.updateTable("post").set({ published_at }).where("slug", "=", slug).execute()
      await recordChanges(tx, ["posts"])
    })

  it("is nowhere while it is a draft or its moment is to come", async () => {
    const { data } = await list("pagination[pageSize]=100")
    const [draft, scheduled] = data.map(({ slug }) => slug)
    const draftId = data[0]?.documentId
    await at(draft ?? "", null)
    await at(scheduled ?? "", new Date(Date.now() + 3_600_000).toISOString())
    const { data: left, meta } = await list("pagination[pageSize]=100")
    expect(meta.pagination.total).toBe(14)
    expect(left.map(({ slug }) => slug)).toEqual(data.slice(2).map(({ slug }) => slug))
    expect((await shop.get(`/api/posts/${draftId}`)).status).toBe(404)
    expect((await list(`filters[slug][$eq]=${draft}`)).data).toEqual([])
    await at(draft ?? "", new Date(Date.now() - 1000).toISOString())
    expect((await shop.get(`/api/posts/${draftId}`)).status).toBe(200)
  })
})
