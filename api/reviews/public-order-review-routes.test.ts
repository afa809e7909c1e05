import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { contentVersion } from "#db/changes/content-version.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { limitMax } from "../testing/rate-limits.ts"
import { deliver, deliveredOrder, sendToReviews } from "../testing/reviews.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { nextEmail, shopperCalls } from "../testing/shoppers.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { noisePicture, plainPicture } from "../testing/uploads.ts"

let shop: TestShop
let agent: TestStaff
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  agent = await signedIn(shop, "agent")
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

const review = { rating: 4, name: "Amina B.", review: "Il tient bien sur la tête.", locale: "fr" }
const send = (path: string, body?: object) => sendToReviews(shop, path, body)

const productOf = async (slug: string) => {
  const { body } = await shop.get(`/api/products?filters[slug][$eq]=${slug}&populate=reviews`)
  const [product] = (body as { data: { rating: number; reviewCount: number; reviews: { name: string }[] }[] }).data
  if (!product) throw new Error("No such product")
  return product
}
const decide = (documentIds: string[], status: string) =>
  editor.send("POST", "/api/admin/reviews/decide", { documentIds, status })
const idOf = async (name: string) =>
  (await shop.db.selectFrom("review").select("document_id").where("name", "=", name).executeTakeFirstOrThrow())
    .document_id

describe("the key to an order's reviews", () => {
  it("is told of a delivered order alone, by its token and never by number and mobile", async () => {
    const order = await placedOrder(shop)
    const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
    const opened = async () => (await shop.send(`/api/orders/${order.token}`, { headers })).json()
    expect((await opened()).data.reviewKey).toBeNull()
    await deliver(agent, order.documentId)
    const key = (await opened()).data.reviewKey
    const body = JSON.stringify({ data: { number: order.number, mobile: order.mobile } })
    const tracked = await shop.send("/api/order-tracking", { method: "POST", headers, body })
    expect(tracked.status).toBe(200)
    expect(await tracked.text()).not.toContain(key)
    expect(key).toMatch(/^[a-z0-9]{24}[\w-]{22}$/)
    expect(key).not.toContain(order.token)
    const reviews = await send(key)
    expect(reviews).toMatchObject({
      status: 200,
      body: { data: { number: order.number, products: [{ slug: "casque-aura", review: null }] } },
    })
    expect(JSON.stringify(reviews.body)).not.toContain(order.lastname)
  })

  it("names what was ordered of each product", async () => {
    const size = (size: string) => ({ slug: "baskets-tell", quantity: 1, color: "Sable", size })
    const { reviewKey } = await deliveredOrder(shop, agent, { lines: [size("42"), size("43")] })
    expect((await send(reviewKey)).body.data.products).toMatchObject([
      { slug: "baskets-tell", choice: "Sable · 42, Sable · 43" },
    ])
  })

  it("opens nothing when it is another one, or the order is not delivered or goes back", async () => {
    const order = await deliveredOrder(shop, agent)
    for (const key of [
      "x",
      `${order.documentId}${"A".repeat(22)}`,
      order.token,
      `${"a".repeat(24)}${"A".repeat(22)}`,
    ]) {
      expect((await send(key)).status).toBe(404)
      expect((await send(`${key}/casque-aura`, review)).status).toBe(404)
    }
    expect((await shop.send(`/api/order-reviews/${order.reviewKey}`)).status).toBe(403)
    await agent.send("POST", `/api/admin/orders/${order.documentId}/status`, { to: "returning" })
    const late = await send(`${order.reviewKey}/casque-aura`, review)
    expect([late.status, late.body.error.details.code]).toEqual([409, "NOT_DELIVERED"])
  })
})

describe("a review", () => {
  it("is seen by nobody before the merchant shows it, then counts at once, and no more when it is taken back", async () => {
    const order = await deliveredOrder(shop, agent)
    const before = await productOf("casque-aura")
    const sent = await send(`${order.reviewKey}/casque-aura`, { ...review, name: "Première" })
    expect(sent.status).toBe(201)
    expect(sent.body.data.products[0].review).toMatchObject({ rating: 4, status: "waiting", hasPicture: false })
    expect(await productOf("casque-aura")).toEqual(before)

    const version = await contentVersion(shop.db, new Date())
    const id = await idOf("Première")
    expect(await (await decide([id], "approved")).json()).toEqual({ data: { changed: 1 } })
    expect(await contentVersion(shop.db, new Date())).not.toBe(version)
    const after = await productOf("casque-aura")
    expect(after.reviewCount).toBe(before.reviewCount + 1)
    const sum = before.rating * before.reviewCount + 4
    expect(after.rating).toBeCloseTo(sum / after.reviewCount, 1)
    const shown = after.reviews.find(({ name }) => name === "Première")
    expect(shown).toMatchObject({ rating: 4, verified: true, lang: "fr", reply: "", picture: null })
    expect(after.reviews).toHaveLength(before.reviewCount + 1)

    expect(await (await decide([id], "approved")).json()).toEqual({ data: { changed: 0 } })
    await decide([id], "refused")
    expect(await productOf("casque-aura")).toEqual(before)
  })

  it("goes along with the data of its account", async () => {
    const email = nextEmail()
    const order = await deliveredOrder(shop, agent, { email })
    await send(`${order.reviewKey}/casque-aura`, { ...review, name: "Emportée" })
    const { ask, post, accountByMail } = shopperCalls(shop)
    const { session } = await accountByMail(email)
    await post("orders/claim", { token: order.token }, session)
    const { data } = JSON.parse((await ask("GET", "export", undefined, session)).text)
    expect(data.orders[0].reviewKey).toBe(order.reviewKey)
    expect(data.reviews).toMatchObject([{ product: "casque-aura", rating: 4, name: "Emportée", status: "waiting" }])
  })

  it("is written once a product and order, however many try at once", async () => {
    const order = await deliveredOrder(shop, agent, {
      lines: [
        { slug: "casque-aura", quantity: 1, color: "Noir" },
        { slug: "sac-casbah", quantity: 1, color: "Cognac" },
      ],
    })
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send(`${order.reviewKey}/sac-casbah`, { ...review, name: `Une ${n}` })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    expect(tries.find(({ status }) => status === 409)?.body.error.details.code).toBe("REVIEWED")
    expect((await send(`${order.reviewKey}/casque-aura`, review)).status).toBe(201)
    expect((await send(`${order.reviewKey}/montre-sirocco`, review)).status).toBe(404)
  })

  it("is one when its button is pressed twice, and so is its picture", async () => {
    const order = await deliveredOrder(shop, agent)
    const path = `${order.reviewKey}/casque-aura`
    const twice = { ...review, name: "Deux fois" }
    const presses = await Promise.all([send(path, twice), send(path, twice)])
    expect(presses.map(({ status }) => status)).toEqual([201, 201])
    const picture = await plainPicture("#102030")
    const pictures = await Promise.all([send(`${path}/picture`, picture), send(`${path}/picture`, picture)])
    expect(pictures.map(({ status }) => status)).toEqual([201, 201])
    const stored = await shop.db.selectFrom("review").select("id").where("name", "=", "Deux fois").execute()
    expect(stored).toHaveLength(1)
    expect((await send(path, { ...twice, review: "Autre chose." })).body.error.details.code).toBe("REVIEWED")
    expect((await send(`${path}/picture`, await plainPicture("#302010"))).body.error.details.code).toBe("NO_PLACE")
  })

  it.each([
    ["no stars", { rating: 0 }],
    ["half a star", { rating: 2.5 }],
    ["no words", { review: " " }],
    ["no name", { name: "" }],
    ["too many words", { review: "a".repeat(2001) }],
    ["a NUL", { review: "a\0b" }],
  ])("with %s is refused, and nothing is kept", async (_what, odd) => {
    const order = await deliveredOrder(shop, agent)
    expect((await send(`${order.reviewKey}/casque-aura`, { ...review, ...odd })).status).toBe(400)
    expect((await send(order.reviewKey)).body.data.products[0].review).toBeNull()
  })

  it("is taken so often, then no more for an hour", async () => {
    const order = await deliveredOrder(shop, agent)
    const max = limitMax("reviews", "subject-and-network")
    const statuses: number[] = []
    for (let n = 0; n <= max; n++) statuses.push((await send(`${order.reviewKey}/casque-aura`, review)).status)
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([201]))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe("the picture of a review", () => {
  it("is re-encoded, shown to the staff, and in the shop with its review alone", async () => {
    const order = await deliveredOrder(shop, agent)
    await send(`${order.reviewKey}/casque-aura`, { ...review, name: "Avec photo" })
    const sent = await send(`${order.reviewKey}/casque-aura/picture`, await plainPicture("#224466", 80, 60))
    expect(sent.status).toBe(201)
    expect(sent.body.data.products[0].review.hasPicture).toBe(true)

    const id = await idOf("Avec photo")
    const seen = await editor.send("GET", `/api/admin/reviews/${id}/picture`)
    expect(seen.headers.get("content-type")).toBe("image/webp")
    expect(
      Buffer.from(await seen.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP")
    await decide([id], "approved")
    const shown = (await productOf("casque-aura")).reviews.find(({ name }) => name === "Avec photo")
    expect(shown).toMatchObject({
      picture: { width: 80, height: 60, url: expect.stringMatching(/^\/media\/reviews\/[0-9a-f]{12}\.webp$/) },
    })
    const late = await send(`${order.reviewKey}/casque-aura/picture`, await plainPicture())
    expect([late.status, late.body.error.details.code]).toEqual([409, "NO_PLACE"])
  })

  it("is refused where there is no review, a second time, and when it is none", async () => {
    const order = await deliveredOrder(shop, agent)
    const at = `${order.reviewKey}/casque-aura/picture`
    expect((await send(at, await plainPicture())).status).toBe(409)
    await send(`${order.reviewKey}/casque-aura`, review)
    expect((await send(at, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).status).toBe(415)
    expect((await send(at, (await noisePicture(400, 400)).subarray(0, 5000))).status).toBe(400)
    expect((await send(at, Buffer.alloc(8 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await send(at, await plainPicture("#000000"))).status).toBe(201)
    expect((await send(at, await plainPicture("#ffffff"))).status).toBe(409)
  })
})
