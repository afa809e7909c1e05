import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { nextPhone, person } from "../testing/examples/order-bodies.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { type AdminCoupon, adminCoupon } from "./contract-admin.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())
beforeEach(() => shop.db.updateTable("product").set({ quantity: 300, offer_start: null, offer_end: null }).execute())

const day = 24 * 3600 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
let number = 0
const fields = (change: object = {}) => ({
  code: `essai-${++number}`,
  title: { fr: "Essai", ar: "", en: "Trial" },
  kind: "percent",
  value: 10,
  productType: null,
  minimumAmount: 0,
  startDate: inDays(-1),
  endDate: inDays(5),
  isPublic: true,
  maxUses: 3,
  maxUsesPerPhone: null,
  ...change,
})

async function send(method: string, path: string, body?: object) {
  const answer = await editor.send(method, `/api/admin/coupons${path}`, body)
  return { status: answer.status, body: await answer.json() }
}
async function add(change: object = {}): Promise<AdminCoupon> {
  const { status, body } = await send("POST", "", fields(change))
  expect(status).toBe(201)
  return adminCoupon.parse(body.data)
}
const changed = ({ documentId: _, used: _u, state: _s, ...form }: AdminCoupon, change: object) => ({
  ...form,
  ...change,
})
const load = async ({ documentId }: AdminCoupon): Promise<AdminCoupon> =>
  adminCoupon.parse((await send("GET", `/${documentId}`)).body.data)

/** An order of one bag with a coupon. */
const order = async (coupon: string) => {
  const mobile = nextPhone()
  const bag = { slug: "sac-casbah", quantity: 1, color: "Cognac", unitPrice: 18_900 }
  return (await shop.order({ ...person(), mobile, lines: [bag], amount: 18_900, coupon })).status
}

describe("/api/admin/coupons", () => {
  it("makes a coupon that the storefront lists and an order can hold, and writes it down", async () => {
    const coupon = await add({ kind: "fixed", value: 500.5, minimumAmount: 1000 })
    expect(coupon).toMatchObject({
      code: `ESSAI-${number}`,
      value: 500.5,
      minimumAmount: 1000,
      used: 0,
      state: "active",
    })
    const { body } = await shop.get(`/api/coupons?filters[code][$eq]=${coupon.code}&locale=ar`)
    expect(body).toMatchObject({ data: [{ title: "Essai", value: 500.5, minimumAmount: 1000 }] })
    expect(await order(coupon.code)).toBe(201)
    expect(await load(coupon)).toMatchObject({ used: 1, updatedAt: coupon.updatedAt })
    const audit = await shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow()
    expect(audit).toMatchObject({ action: "create", resource: "coupons", document_id: coupon.documentId })
  })

  it("never loses a use by a change, whoever is faster", async () => {
    const coupon = await add({ maxUses: 20 })
    const orders = Array.from({ length: 6 }, () => order(coupon.code))
    const changes = Array.from({ length: 6 }, async (_, index) => {
      const now = await load(coupon)
      return (await send("PATCH", `/${coupon.documentId}`, changed(now, { value: 11 + index, maxUses: 19 }))).status
    })
    const statuses = await Promise.all(orders)
    const answers = await Promise.all(changes)
    expect(answers.every((status) => status === 200 || status === 409)).toBe(true)
    expect(answers).toContain(200)
    // The discount may have changed on the way, which is told as a 409; what was placed is held.
    const placed = statuses.filter((status) => status === 201).length
    const now = await load(coupon)
    expect(now.used).toBe(placed)
    const held = await shop.db
      .selectFrom("coupon_use")
      .innerJoin("coupon", "coupon.id", "coupon_use.coupon_id")
      .where("code", "=", coupon.code)
      .select((e) => e.fn.countAll<number>().as("uses"))
      .executeTakeFirstOrThrow()
    expect(Number(held.uses)).toBe(placed)
  })

  it("keeps the code and no fewer uses than there are while orders hold it", async () => {
    const coupon = await add()
    expect([await order(coupon.code), await order(coupon.code)]).toEqual([201, 201])
    const rejected = async (change: object) =>
      (await send("PATCH", `/${coupon.documentId}`, changed(coupon, change))).body.error?.details.code
    expect(await rejected({ code: "AUTRE" })).toBe("CODE_HELD")
    expect(await rejected({ maxUses: 1 })).toBe("BELOW_USED")
    expect(await rejected({ updatedAt: inDays(-2) })).toBe("CHANGED_MEANWHILE")
    expect(await rejected({ code: "mode10" })).toBe("CODE_TAKEN")
    expect((await send("PATCH", `/${coupon.documentId}`, changed(coupon, { maxUses: 2 }))).body.data).toMatchObject({
      used: 2,
      state: "usedUp",
      maxUses: 2,
    })
  })

  it("ends a used coupon instead of deleting it, and deletes one that nobody used", async () => {
    const used = await add()
    await order(used.code)
    expect((await send("DELETE", `/${used.documentId}`)).body.error.details.code).toBe("IN_USE")
    expect((await send("POST", `/${used.documentId}/end`)).body.data).toMatchObject({ state: "ended", used: 1 })
    expect(await order(used.code)).toBe(409)
    const coming = await add({ startDate: inDays(1) })
    expect(coming.state).toBe("upcoming")
    expect((await send("POST", `/${coming.documentId}/end`)).body.data.state).toBe("ended")
    expect((await send("DELETE", `/${coming.documentId}`)).status).toBe(200)
    expect((await send("GET", `/${coming.documentId}`)).status).toBe(404)
  })

  it("lists them by state and by words", async () => {
    await add({ code: "CHERCHE", title: { fr: "Été à Béjaïa", ar: "", en: "" } })
    for (const code of ["ANCIEN-A", "ANCIEN-B"]) await add({ code, startDate: inDays(-3), endDate: inDays(-2) })
    const listed = async (query: string) => (await send("GET", `?${query}`)).body
    expect((await listed("q=ete a bejaia&state=active")).data).toMatchObject([{ code: "CHERCHE" }])
    const { data, meta } = await listed("state=ended&pageSize=1&sort=code:asc")
    expect(data).toMatchObject([{ code: "ANCIEN-A" }])
    expect(meta.pagination.total).toBeGreaterThan(1)
  })

  it("names what is wrong", async () => {
    const { status, body } = await send("POST", "", fields({ code: "deux mots", value: 0, endDate: inDays(-3) }))
    expect(status).toBe(400)
    expect(body.error.details.errors).toMatchObject([
      { path: ["code"], message: "code" },
      { path: ["value"], message: "percent" },
      { path: ["endDate"], message: "order" },
    ])
  })
})
