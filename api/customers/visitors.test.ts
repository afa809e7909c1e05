import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { deliveredOrder, sendToReviews } from "../testing/reviews.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let agent: TestStaff
let editor: TestStaff
let manager: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  agent = await signedIn(shop, "agent")
  editor = await signedIn(shop, "editor")
  manager = await signedIn(shop, "manager")
})
afterAll(() => shop.close())

async function jsonOf(who: TestStaff, path: string, method = "GET", body?: object) {
  const answer = await who.send(method, `/api/admin/${path}`, body)
  return { status: answer.status, ...(await answer.json()) }
}

const post = (path: string, data: object) =>
  shop.send(`/api/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
    body: JSON.stringify({ data }),
  })

async function reviewed(name: string, rating: number) {
  const order = await deliveredOrder(shop, agent)
  const sent = await sendToReviews(shop, `${order.reviewKey}/casque-aura`, {
    rating,
    name,
    review: `Écrit par ${name}`,
  })
  expect(sent.status).toBe(201)
  const { data } = await jsonOf(editor, `reviews?q=${encodeURIComponent(`Écrit par ${name}`)}`)
  expect(data).toHaveLength(1)
  return { order, review: data[0] }
}

describe("reviews in the console", () => {
  it("are listed with what they are about, those that wait first", async () => {
    const { order, review } = await reviewed("Nassima", 2)
    expect(review).toMatchObject({
      status: "waiting",
      rating: 2,
      verified: true,
      review: "Écrit par Nassima",
      reply: "",
      picture: null,
      product: { slug: "casque-aura", title: expect.stringContaining("Aura") },
      order: { documentId: order.documentId, number: order.number.slice(0, -5) },
    })
    const first = await jsonOf(editor, "reviews")
    expect(first.data[0].status).toBe("waiting")
    expect(first.data.some(({ status }: { status: string }) => status === "approved")).toBe(true)
    expect((await jsonOf(editor, "reviews/counts")).data.waiting).toBeGreaterThan(0)
    expect((await jsonOf(editor, "reviews?status=waiting&rating=1")).data).toEqual([])
    expect((await jsonOf(editor, "reviews?status=odd")).status).toBe(400)
  })

  it("are decided many at once; each decision is in the audit log, without a word of the shopper's", async () => {
    const two = [await reviewed("Yacine", 5), await reviewed("Meriem", 3)]
    const documentIds = two.map(({ review }) => review.documentId)
    expect((await jsonOf(editor, "reviews/decide", "POST", { documentIds, status: "approved" })).data.changed).toBe(2)
    const log = await shop.db
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("document_id", "in", documentIds)
      .execute()
    expect(log.map(({ action }) => action)).toEqual(["approve", "approve"])
    expect(JSON.stringify(log)).not.toContain("Yacine")
    const decided = [
      ...(await Promise.all(
        ["approved", "refused"].map((status) => jsonOf(editor, "reviews/decide", "POST", { documentIds, status })),
      )),
    ]
    expect(decided.every(({ status }) => status === 200)).toBe(true)
    const { rating, review_count: count } = await shop.db
      .selectFrom("product")
      .select(["rating", "review_count"])
      .where("slug", "=", "casque-aura")
      .executeTakeFirstOrThrow()
    const { data } = (await (
      await shop.send("/api/products?filters[slug][$eq]=casque-aura&populate=reviews")
    ).json()) as {
      data: { reviews: { rating: number }[] }[]
    }
    const shown = data[0]?.reviews ?? []
    expect(count).toBe(shown.length)
    expect(rating).toBeCloseTo(shown.reduce((sum, each) => sum + each.rating, 0) / shown.length, 2)
  })

  it("are answered by who read them last", async () => {
    const { review } = await reviewed("Karim", 1)
    const reply = (text: string, updatedAt: string) =>
      jsonOf(editor, `reviews/${review.documentId}`, "PATCH", { reply: text, updatedAt })
    const answered = await reply("Nous le remplaçons.", review.updatedAt)
    expect(answered.data).toMatchObject({ reply: "Nous le remplaçons.", repliedAt: expect.any(String) })
    const late = await reply("Non.", review.updatedAt)
    expect([late.status, late.error.details.code]).toEqual([409, "CHANGED_MEANWHILE"])
    expect((await reply("", answered.data.updatedAt)).data).toMatchObject({ reply: "", repliedAt: null })
  })
})

describe("messages in the console", () => {
  it("are found, counted and marked", async () => {
    const count = async () => (await jsonOf(agent, "messages/counts")).data.new
    const before = await count()
    const message = {
      name: "Rachid",
      mobile: "0550 44 55 66",
      email: "",
      subject: "delivery",
      message: "Où est le colis ?",
    }
    expect((await post("contact-messages", message)).status).toBe(201)
    expect(await count()).toBe(before + 1)
    for (const q of ["rachid", "0550 44 55", "COLIS"]) {
      const { data } = await jsonOf(agent, `messages?q=${encodeURIComponent(q)}`)
      expect(data).toMatchObject([{ name: "Rachid", mobile: "0550445566", subject: "delivery", status: "new" }])
    }
    const [{ documentId }] = (await jsonOf(agent, "messages?status=new&subject=delivery")).data
    const mark = (status: string) => jsonOf(agent, "messages/mark", "POST", { documentIds: [documentId], status })
    expect((await mark("answered")).data.changed).toBe(1)
    expect((await mark("answered")).data.changed).toBe(0)
    expect(await count()).toBe(before)
    const log = await shop.db.selectFrom("audit_log").selectAll().where("document_id", "=", documentId).execute()
    expect(JSON.stringify(log)).not.toContain("Rachid")
  })
})

describe("subscribers in the console", () => {
  it("are listed with their state, and leave as CSV without a formula, with the links that unsubscribe those who confirmed", async () => {
    for (const email of ["=cmd@example.dz", "oui_b@example.dz"]) await post("subscribers", { email, locale: "ar" })
    const { token } = await shop.db
      .selectFrom("subscriber")
      .select("token")
      .where("email", "=", "oui_b@example.dz")
      .executeTakeFirstOrThrow()
    await post("subscribers/confirm", { token: token ?? "" })
    expect((await jsonOf(manager, "subscribers?state=confirmed")).data).toMatchObject([
      { email: "oui_b@example.dz", state: "confirmed", locale: "ar" },
    ])
    expect((await jsonOf(manager, "subscribers?q=I_B@")).data).toHaveLength(1)
    expect((await jsonOf(manager, "subscribers?q=CMD@")).data).toMatchObject([{ state: "asked", confirmedAt: null }])
    const file = await manager.send("GET", "/api/admin/subscribers/export")
    expect(file.headers.get("x-total-rows")).toBe("1")
    const text = Buffer.from(await file.arrayBuffer()).toString("utf8")
    expect(text).toMatch(/^\uFEFFE-mail;Langue;/)
    expect(text).not.toContain("cmd@example.dz")
    expect(text).toMatch(/\r\noui_b@example.dz;ar;Confirmé;2\d{3}-/)
    expect(text).toMatch(new RegExp(`;https?://[^;]+/ar/newsletter/leave\\?token=${token}\r\n$`))
    const waiting = await manager.send("GET", "/api/admin/subscribers/export?state=asked")
    const asked = Buffer.from(await waiting.arrayBuffer()).toString("utf8")
    // The link would confirm the address.
    expect(asked).toMatch(/\r\n'=cmd@example.dz;ar;En attente;[^;]+;;\r\n$/)
    const log = await shop.db.selectFrom("audit_log").select("after").where("resource", "=", "subscribers").execute()
    expect(JSON.stringify(log)).not.toContain("example.dz")
  })
})

describe("who waits for a product", () => {
  it("is counted with it for everybody, and named to those alone who may take addresses along", async () => {
    await shop.db
      .updateTable("product")
      .set({ quantity: 0, status: "out-of-stock" })
      .where("slug", "=", "sac-casbah")
      .execute()
    for (const email of ["lina@example.dz", "nour_b@example.dz"]) {
      expect((await post("stock-alerts", { slug: "sac-casbah", email, locale: "ar" })).status).toBe(201)
    }
    const [product] = (await jsonOf(agent, "products?q=sac-casbah")).data
    expect(product).toMatchObject({ slug: "sac-casbah", waiting: 2 })
    expect((await jsonOf(editor, `products/${product.documentId}`)).data.waiting).toBe(2)
    expect((await jsonOf(editor, "products?q=casque-aura")).data[0].waiting).toBe(0)

    const { data, meta } = await jsonOf(manager, `stock-alerts?product=${product.documentId}&sort=createdAt:asc`)
    expect(meta.pagination.total).toBe(2)
    expect(data[0]).toEqual({
      email: "lina@example.dz",
      locale: "ar",
      createdAt: expect.any(String),
      product: { documentId: product.documentId, name: product.name },
      variant: null,
    })
    const found = async (q: string) => (await jsonOf(manager, `stock-alerts?q=${encodeURIComponent(q)}`)).data.length
    expect([await found("NOUR_B@"), await found("casbah"), await found("aura"), await found("%")]).toEqual([1, 2, 0, 0])
    // As the list of products finds them: whatever the accents.
    expect([await found("Câsbäh"), await found("n\u00f4ur_b@")]).toEqual([2, 0])
    const none = await jsonOf(manager, "stock-alerts?product=nobodyhasthisdocumentid0")
    expect(none.data).toEqual([])
    for (const who of [agent, editor]) expect((await jsonOf(who, "stock-alerts")).status).toBe(403)
  })
})
