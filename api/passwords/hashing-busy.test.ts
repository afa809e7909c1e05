import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"
import { maxHashingOfNetwork } from "./hashing-slot.ts"

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

const many = maxHashingOfNetwork + 6

/** Wrong sign-ins of one network, of as many members or shoppers, all at once. */
const shoppersAtOnce = (network = 0) =>
  Array.from({ length: many }, (_, index) =>
    shop.send("/api/shopper/sign-in", {
      method: "POST",
      headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        data: { login: `a${index}@example.dz`, password: "wrong", client: { address: `192.0.${network}.1` } },
      }),
    }),
  )
const staffAtOnce = (network = 0) =>
  Array.from({ length: many }, (_, index) => {
    const body = { email: `a${index}@example.dz`, password: "wrong" }
    return sendWith(shop, "", "POST", "/api/admin/auth/sign-in/email", body, `192.0.${network}.1`)
  })

const ownerSignsIn = (network: string) => {
  const { email, password } = owner
  return sendWith(shop, "", "POST", "/api/admin/auth/sign-in/email", { email, password }, network)
}

describe.each([
  ["shoppers", shoppersAtOnce],
  ["the staff", staffAtOnce],
])("when more sign in at once than passwords can be hashed, of %s", (_who, atOnce) => {
  it("turns those of the network away, without counting a try or writing it down", async () => {
    const answers = await Promise.all(atOnce())
    const taken = answers.filter(({ status }) => status === 401)
    const rejected = answers.filter(({ status }) => status === 503)
    expect(taken).toHaveLength(maxHashingOfNetwork)
    expect(rejected).toHaveLength(many - maxHashingOfNetwork)
    for (const answer of rejected) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ error: { details: { code: "HASHING_BUSY" } } })
    }
    const networks = await shop.db
      .selectFrom("rate_window")
      .select("count")
      .where("bucket", "like", "%:network:%")
      .execute()
    expect(networks).toEqual([{ count: maxHashingOfNetwork }])
  })
})

it("signs a member in before those who wait of another network, be they shoppers or staff", async () => {
  const done: string[] = []
  const note = (name: string) => (answer: Response) => {
    if (answer.status !== 503) done.push(name)
    return answer
  }
  const others = [...shoppersAtOnce(0), ...shoppersAtOnce(1), ...staffAtOnce(2)].map((one) => one.then(note("other")))
  const member = await ownerSignsIn("192.0.9.1").then(note("member"))
  expect(member.status).toBe(200)
  await Promise.all(others)
  // Two run when it comes; then each of the lanes has its turn, and the other network of the staff.
  expect(done).toHaveLength(3 * maxHashingOfNetwork + 1)
  expect(done.indexOf("member")).toBeLessThanOrEqual(8)
})

it("lets the next ones in when there is room again", { tags: ["@long"] }, async () => {
  await Promise.all(staffAtOnce())
  expect((await ownerSignsIn("192.0.0.1")).status).toBe(200)
})
