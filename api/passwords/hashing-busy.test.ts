import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"
import { maxHashingRequests } from "./hashing-slot.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  // No hash ends before all requests have come.
  shop = await openTestShop(testToken, undefined, { N: 2 ** 13, r: 8, p: 1 })
  owner = await signedIn(shop, "owner")
})
afterAll(async () => {
  await shop.close()
})
beforeEach(() => shop.db.deleteFrom("rate_window").execute())

const many = maxHashingRequests + 6

/** Wrong sign-ins of as many networks as members or shoppers, all at once. */
const shoppersAtOnce = () =>
  Array.from({ length: many }, (_, index) =>
    shop.send("/api/shopper/sign-in", {
      method: "POST",
      headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        data: { login: `a${index}@example.dz`, password: "wrong", client: { address: `192.0.${index}.1` } },
      }),
    }),
  )
const staffAtOnce = () =>
  Array.from({ length: many }, (_, index) => {
    const body = { email: `a${index}@example.dz`, password: "wrong" }
    return sendWith(shop, "", "POST", "/api/admin/auth/sign-in/email", body, `192.0.${index}.1`)
  })

describe.each([
  ["shoppers", shoppersAtOnce],
  ["the staff", staffAtOnce],
])("when more sign in at once than passwords can be hashed, of %s", (_who, atOnce) => {
  it("turns the others away, without counting a try or writing it down", async () => {
    const answers = await Promise.all(atOnce())
    const taken = answers.filter(({ status }) => status === 401)
    const rejected = answers.filter(({ status }) => status === 503)
    expect(taken).toHaveLength(maxHashingRequests)
    expect(rejected).toHaveLength(many - maxHashingRequests)
    for (const answer of rejected) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ error: { details: { code: "HASHING_BUSY" } } })
    }
    const networks = await shop.db
      .selectFrom("rate_window")
      .select("bucket")
      .where("bucket", "like", "%-sign-in:network:%")
      .execute()
    expect(networks).toHaveLength(maxHashingRequests)
  })
})

it("lets the next ones in when there is room again", { tags: ["@long"] }, async () => {
  await Promise.all(staffAtOnce())
  const { email, password } = owner
  const answer = await sendWith(shop, "", "POST", "/api/admin/auth/sign-in/email", { email, password })
  expect(answer.status).toBe(200)
})
