import { setImmediate } from "node:timers/promises"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"
import { maxHashingOfNetwork, withHashingSlot } from "./hashing-slot.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
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

/** Holds both slots while requests come: what they do is not begun before `release` is called. */
async function heldSlots() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const begun: Promise<void>[] = []
  const held = [true, false].map((isKnown) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun.push(promise)
    return withHashingSlot({ lane: "staff", isKnown, address: "203.0.113.1" }, async () => {
      resolve()
      await released
    })
  })
  await Promise.all(begun)
  return {
    release: async () => {
      release()
      await Promise.all(held)
    },
  }
}

/** The statuses of answers in the order in which they come. */
function statusesOf(answers: Promise<Response>[], statuses: number[] = []) {
  for (const answer of answers) answer.then(({ status }) => statuses.push(status)).catch(() => undefined)
  return statuses
}

describe.each([
  ["shoppers", shoppersAtOnce],
  ["the staff", staffAtOnce],
])("when more sign in at once than passwords can be hashed, of %s", (_who, atOnce) => {
  it("turns those of the network away, without counting a try or writing it down", async () => {
    const { release } = await heldSlots()
    const sent = atOnce()
    const statuses = statusesOf(sent)
    await expect.poll(() => statuses.length, { timeout: 12_000 }).toBe(many - maxHashingOfNetwork)
    await release()
    const answers = await Promise.all(sent)
    const taken = answers.filter(({ status }) => status === 401)
    const rejected = answers.filter(({ status }) => status === 503)
    // On a busy machine some of those in the queue wait too long for a hash.
    expect(taken.length).toBeGreaterThan(0)
    expect(taken.length).toBeLessThanOrEqual(maxHashingOfNetwork)
    expect(taken.length + rejected.length).toBe(many)
    for (const answer of rejected) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ error: { details: { code: "HASHING_BUSY" } } })
    }
    const networks = await shop.db
      .selectFrom("rate_window")
      .select("count")
      .where("bucket", "like", "%-sign-in:network:%")
      .execute()
    expect(networks.map(({ count }) => Number(count))).toEqual([taken.length])
  })
})

it("signs a member in before those who wait of other networks, be they shoppers or staff", async () => {
  const { release } = await heldSlots()
  const others = [...shoppersAtOnce(0), ...shoppersAtOnce(1), ...staffAtOnce(2)]
  const statuses = statusesOf(others)
  const rejected = 3 * (many - maxHashingOfNetwork)
  await expect.poll(() => statuses.length, { timeout: 12_000 }).toBe(rejected)
  const member = ownerSignsIn("192.0.9.1")
  statusesOf([member], statuses)
  for (let turn = 0; turn < 100; turn++) await setImmediate()
  await release()
  await Promise.all([...others, member])
  expect(statuses).toHaveLength(3 * many + 1)
  // Before it: one more of the staff's other network, and as many of shoppers as the lanes' turns allow.
  expect(statuses.slice(rejected).indexOf(200)).toBeLessThanOrEqual(6)
})

it("signs a member in from where they did before while a stranger's password is hashed", async () => {
  expect((await ownerSignsIn("192.0.201.1")).status).toBe(200)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const stranger = { lane: "staff", isKnown: false, address: "203.0.113.1" } as const
  const hash = withHashingSlot(stranger, () => released)
  expect((await ownerSignsIn("192.0.201.1")).status).toBe(200)
  release()
  await hash
})

it("signs a member in from where they did before ahead of strangers from a hundred networks", async () => {
  expect((await ownerSignsIn("192.0.200.1")).status).toBe(200)
  const { release } = await heldSlots()
  const strangers = Array.from({ length: 100 }, (_, network) => {
    const body = { email: "a@example.dz", password: "wrong" }
    return sendWith(shop, "", "POST", "/api/admin/auth/sign-in/email", body, `192.0.${network}.1`)
  })
  const statuses = statusesOf(strangers)
  // The lane is full.
  await expect.poll(() => statuses.length, { timeout: 12_000 }).toBeGreaterThan(0)
  const rejected = statuses.length
  const member = ownerSignsIn("192.0.200.1")
  statusesOf([member], statuses)
  for (let turn = 0; turn < 100; turn++) await setImmediate()
  await release()
  await Promise.all([...strangers, member])
  // One stranger's hash may be begun before it.
  expect(
    statuses
      .slice(rejected)
      .filter((status) => status !== 503)
      .indexOf(200),
  ).toBeLessThanOrEqual(1)
})

it("lets the next ones in when there is room again", { tags: ["@long"] }, async () => {
  await Promise.all(staffAtOnce())
  expect((await ownerSignsIn("192.0.0.1")).status).toBe(200)
})
