import { setImmediate } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { setPassword } from "#db/staff/staff.ts"
import { totpCode } from "../testing/authenticator.ts"
import { withSecondFactor } from "../testing/second-factor.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { withHashingSlot } from "./hashing-slot.ts"
import { hashPassword } from "./password-hash.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
})

const path = "/api/admin/auth/two-factor"

const findBackupCodes = async ({ id }: TestStaff) => {
  const row = await shop.db
    .selectFrom("staff_two_factor")
    .select("backup_codes")
    .where("user_id", "=", id)
    .executeTakeFirst()
  return row?.backup_codes
}

/** A member whose password takes so long to check that the event loop turns many times meanwhile. */
async function slowlySignedIn(name: string): Promise<TestStaff> {
  const member = await signedIn(shop, "agent", name)
  const slowHash = await hashPassword(member.password, { N: 2 ** 14, r: 8, p: 1 })
  await setPassword(shop.db, member.id, slowHash, new Date())
  return member
}

const others = { lane: "staff", isKnown: true, address: "198.51.100.1" } as const

/** Takes the slot that a request leaves, as soon as it is free.
 *  @param request takes the slot of those who are known
 *  @param work runs in the slot */
async function inSlotAfter<T>(
  request: () => Promise<Response>,
  work: () => Promise<T>,
): Promise<{ status: number; found: T }> {
  // A counted try is the first thing that a request does in its slot.
  await shop.db.deleteFrom("rate_window").execute()
  const answer = request()
  const countTries = () =>
    shop.db
      .selectFrom("rate_window")
      .select((e) => e.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  while (Number((await countTries()).count) === 0) await setImmediate()
  const found = await withHashingSlot(others, work)
  const { status } = await answer
  return { status, found }
}

describe("a request that hashes a password twice", () => {
  it("keeps its slot until a second factor is begun", async () => {
    const agent = await slowlySignedIn("Enables")
    const enable = () => agent.send("POST", `${path}/enable`, { password: agent.password })
    const { status, found } = await inSlotAfter(enable, () => findBackupCodes(agent))
    expect(status).toBe(200)
    expect(found).toEqual(expect.any(String))
  })

  it("keeps its slot until there are new backup codes", async () => {
    const agent = await withSecondFactor(shop, await slowlySignedIn("Renews"))
    const before = await findBackupCodes(agent)
    const proof = { password: agent.password, code: totpCode(agent.totpURI) }
    const { status, found } = await inSlotAfter(
      () => agent.send("POST", `${path}/backup-codes`, proof),
      () => findBackupCodes(agent),
    )
    expect(status).toBe(200)
    expect(found).not.toBe(before)
  })
})
