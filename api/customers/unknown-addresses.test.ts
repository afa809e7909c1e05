import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { noteUnknownAddress } from "#db/customers/unknown-addresses.ts"
import { headphones } from "../testing/examples/order-bodies.ts"
import { limitMax } from "../testing/rate-limits.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"

/** A minute past a quarter, so that no window ends meanwhile. */
const start = new Date("2026-11-21T10:31:00.000Z")
let now = start
let hours = 0
let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())
beforeEach(async () => {
  hours += 1
  now = new Date(start.getTime() + hours * 3600_000)
  await shop.db.deleteFrom("rate_window").execute()
})

const reasons = async () =>
  (await (await owner.send("GET", "/api/admin/settings/client-addresses")).json()).data.unknown as string[]
const fillShop = (name: string, count: number) =>
  shop.db.updateTable("rate_window").set({ count }).where("bucket", "like", `${name}:shop:%`).execute()

describe("a shop that cannot tell its visitors apart", () => {
  it("says so in the console of every process, until the reason was not seen for a quarter of an hour", async () => {
    expect(await reasons()).toEqual([])
    // As another process does.
    await noteUnknownAddress(shop.db, "forwarded-header", now)
    await noteUnknownAddress(shop.db, "https-without-proxy", now)
    expect(await reasons()).toEqual(["https-without-proxy", "forwarded-header"])
    now = new Date(now.getTime() + 16 * 60_000)
    expect(await reasons()).toEqual([])
  })

  it("says so where the storefront's server does not know them", async () => {
    expect((await shop.order({ ...headphones(), client: { address: "unknown" } })).status).toBe(201)
    expect(await reasons()).toEqual(["storefront"])
  })

  it("counts all tries to sign in together, from wherever they come", async () => {
    const attempt = (email: string, client: string) =>
      sendWith(shop, "", "POST", "/api/admin/auth/sign-in/email", { email, password: "wrong-wrong-wrong" }, client)
    expect((await attempt("first@hanout.test", "unknown")).status).toBe(401)
    await fillShop("staff-sign-in", limitMax("staff-sign-in", "shop"))
    const late = await attempt("second@hanout.test", "unknown")
    expect([late.status, late.headers.get("retry-after")]).toEqual([429, "840"])
    // Who comes past the proxy has a network.
    expect((await attempt("second@hanout.test", "192.0.2.7")).status).toBe(401)
  })

  it("counts visitors apart from programs that tell no address", async () => {
    expect((await shop.order({ ...headphones(), client: { address: "unknown" } })).status).toBe(201)
    await fillShop("orders", limitMax("orders", "shop"))
    expect((await shop.order({ ...headphones(), client: { address: "unknown" } })).status).toBe(429)
    expect((await shop.order(headphones())).status).toBe(201)
    await fillShop("orders", limitMax("orders", "shop"))
    expect((await shop.order(headphones())).status).toBe(429)
    expect((await shop.order({ ...headphones(), client: { address: "192.0.2.7" } })).status).toBe(201)
  })
})
