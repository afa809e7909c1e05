import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { erasePerson } from "#db/customers/erase-person.ts"
import { inTransaction } from "#db/transaction.ts"
import { limitMax } from "../testing/rate-limits.ts"
import type { TestShop } from "../testing/shop.ts"

// Counted, and done as ever.
vi.mock("../passwords/password-hash.ts", { spy: true })
// Other files of the worker have loaded the API already, uncounted.
vi.resetModules()
const passwords = await import("../passwords/password-hash.ts")
const { cheapPasswordCost, openTestShop, testToken } = await import("../testing/shop.ts")
const { names, nextMobile, password, shopperCalls } = await import("../testing/shoppers.ts")
const { storeShopper } = await import("#db/customers/people.ts")

let shop: TestShop
let calls: ReturnType<typeof shopperCalls>
beforeAll(async () => {
  shop = await openTestShop(testToken)
  calls = shopperCalls(shop)
})
afterAll(async () => {
  await shop.close()
  vi.resetModules()
})
beforeEach(() => shop.db.deleteFrom("rate_window").execute())

const strangers = [
  "deux-oranges-et-une-datte",
  "cinq-melons-et-une-figue",
  "sept-dattes-au-soleil",
  "huit-amandes-vertes",
]

const registerAs = (login: string, given: string, firstname = "Lina", address?: string) =>
  calls.post("register", { login, password: given, ...names, firstname, ...(address && { client: { address } }) })

/** The account that an answer signs in. */
const nameIn = async (answer: { text: string }) => (await calls.profile(calls.sessionIn(answer))).firstname

const hashes = () =>
  [passwords.hashPassword, passwords.isPassword, passwords.hashWithPrefix]
    .map((hash) => vi.mocked(hash).mock.calls.length)
    .reduce((sum, count) => sum + count, 0)

async function hashesOf(work: () => Promise<unknown>) {
  const before = hashes()
  await work()
  return hashes() - before
}

const accountsOf = (mobile: string) =>
  shop.db
    .selectFrom("shopper_user as u")
    .innerJoin("shopper_account as a", "a.user_id", "u.id")
    .select(["u.id", "a.password"])
    .where("u.login_mobile", "=", mobile)
    .orderBy("u.created_at")
    .execute()
const saltsOf = (mobile: string) =>
  shop.db.selectFrom("shopper_mobile_salt").selectAll().where("mobile", "=", mobile).orderBy("place").execute()

/** An account as it was made before accounts of a number shared a salt. */
async function accountWithOwnSalt(mobile: string, given: string, firstname: string, place: number) {
  const passwordHash = await passwords.hashPassword(given, cheapPasswordCost)
  const login = { kind: "mobile", mobile } as const
  const person = { login, firstname, lastname: "Bensalem", locale: "fr", passwordHash } as const
  await inTransaction(shop.db, (tx) => storeShopper(tx, person, new Date(2026, 0, 1 + place)))
  const prefix = passwords.toHashPrefix(passwordHash)
  await shop.db.insertInto("shopper_mobile_salt").values({ mobile, place, prefix }).execute()
}

describe("a mobile number", () => {
  it("that strangers have registered again and again still lets its owner register and sign in", async () => {
    const mobile = nextMobile()
    for (const [network, given] of strangers.entries()) {
      const address = `198.51.${network}.1`
      const register = (password: string) => registerAs(mobile, password, "Stranger", address)
      expect((await register(given)).status).toBe(201)
      for (let tries = 2; tries <= limitMax("registration", "subject-and-network"); tries++) {
        expect((await register(`${given}-${tries}`)).status).toBe(201)
      }
      expect((await register(`${given}-encore`)).status).toBe(429)
    }
    expect((await registerAs(mobile, password, "Owner", "192.0.2.7")).status).toBe(201)
    expect(await nameIn(await calls.signIn(mobile))).toBe("Owner")
    for (const given of strangers) expect(await nameIn(await calls.signIn(mobile, given))).toBe("Stranger")
  })

  it("costs one hash a sign-in, of no account, one, or many", async () => {
    const mobile = nextMobile()
    const wrong = () => calls.signIn(mobile, "une-autre-longue-phrase")
    expect(await hashesOf(wrong)).toBe(1)
    for (const given of strangers) {
      expect((await registerAs(mobile, given)).status).toBe(201)
      expect(await hashesOf(wrong)).toBe(1)
      expect(await hashesOf(() => calls.signIn(mobile, given))).toBe(1)
    }
  })

  it("is signed in by registering with a password that it has, and gets no second account of it", async () => {
    const mobile = nextMobile()
    await registerAs(mobile, password, "First")
    expect(await nameIn(await registerAs(mobile, password, "Second"))).toBe("First")
    expect(await accountsOf(mobile)).toHaveLength(1)
  })

  it("lets nobody guess its passwords faster by registering or changing a password than by signing in", async () => {
    const client = { address: "192.0.2.9", device: "" }
    const mobile = nextMobile()
    const session = calls.sessionIn(await registerAs(mobile, password))
    await shop.db.deleteFrom("rate_window").execute()
    const register = (given: string) => calls.post("register", { login: mobile, password: given, ...names, client })
    const signIn = (given: string) => calls.post("sign-in", { login: mobile, password: given, client })
    const change = (next: string) => calls.post("password", { current: password, next, client }, session)
    for (let index = 0; index < 4; index++) expect((await register(`quatre-figues-${index}`)).status).toBe(201)
    expect((await change("quatre-figues-1")).status).toBe(400)
    for (let index = 0; index < 5; index++) expect((await signIn(`cinq-figues-${index}`)).status).toBe(401)
    // Ten tries.
    for (const guess of [signIn, register, change]) expect((await guess("six-figues-et-demie")).status).toBe(429)
  })

  it("has one salt when its first accounts are made at the same moment", async () => {
    const mobile = nextMobile()
    const made = await Promise.all(strangers.map((given) => registerAs(mobile, given)))
    expect(made.map(({ status }) => status)).toEqual(strangers.map(() => 201))
    expect(await saltsOf(mobile)).toHaveLength(1)
    for (const given of strangers) expect((await calls.signIn(mobile, given)).status).toBe(200)
  })

  it("has one account when the same one is made twice at the same moment", async () => {
    const mobile = nextMobile()
    const made = await Promise.all([registerAs(mobile, password), registerAs(mobile, password)])
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(await accountsOf(mobile)).toHaveLength(1)
  })
})

describe("another password of an account with a mobile number", () => {
  it("keeps the number's salt, and is none that another account of the number has", async () => {
    const mobile = nextMobile()
    await registerAs(mobile, password, "First")
    const second = calls.sessionIn(await registerAs(mobile, strangers[0] ?? "", "Second"))
    const change = (current: string, next: string) => calls.post("password", { current, next }, second)
    const taken = await change(strangers[0] ?? "", password)
    expect([taken.status, JSON.parse(taken.text).error.details]).toEqual([400, { code: "PASSWORD_TOO_COMMON" }])
    expect((await change(strangers[0] ?? "", strangers[1] ?? "")).status).toBe(200)
    expect(await nameIn(await calls.signIn(mobile, strangers[1]))).toBe("Second")
    expect(await nameIn(await calls.signIn(mobile))).toBe("First")
    expect(new Set((await accountsOf(mobile)).map((one) => passwords.toHashPrefix(one.password ?? ""))).size).toBe(1)
  })
})

describe("accounts that were made before a number's accounts shared a salt", () => {
  it("can sign in, move to the shared one, and cost one hash from then on", async () => {
    const mobile = nextMobile()
    for (const [place, given] of strangers.slice(0, 3).entries()) await accountWithOwnSalt(mobile, given, given, place)
    expect(await hashesOf(() => calls.signIn(mobile, "une-autre-longue-phrase"))).toBe(3)
    for (const given of strangers.slice(0, 3)) {
      expect(await nameIn(await calls.signIn(mobile, given))).toBe(given)
      expect(await hashesOf(() => calls.signIn(mobile, given))).toBe(1)
    }
    expect(await saltsOf(mobile)).toHaveLength(1)
    expect(await hashesOf(() => calls.signIn(mobile, "une-autre-longue-phrase"))).toBe(1)
  })

  it("count each hash as a try", async () => {
    const client = { address: "192.0.2.11", device: "" }
    const mobile = nextMobile()
    for (const [place, given] of strangers.slice(0, 3).entries()) await accountWithOwnSalt(mobile, given, given, place)
    const tryIt = () => calls.post("sign-in", { login: mobile, password: "une-autre-phrase", client })
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries++) statuses.push((await tryIt()).status)
    expect(statuses).toEqual([401, 401, 401, 429])
  })

  it("are found by who registers with their number and password", async () => {
    const mobile = nextMobile()
    for (const [place, given] of strangers.slice(0, 2).entries()) await accountWithOwnSalt(mobile, given, given, place)
    expect(await nameIn(await registerAs(mobile, strangers[1] ?? "", "New"))).toBe(strangers[1])
    expect(await accountsOf(mobile)).toHaveLength(2)
  })
})

describe("what is stored of a number", () => {
  it("stays until its last account is deleted, and goes with it", async () => {
    const mobile = nextMobile()
    const sessions = [
      calls.sessionIn(await registerAs(mobile, password)),
      calls.sessionIn(await registerAs(mobile, strangers[0] ?? "")),
    ]
    expect((await calls.post("delete", { password }, sessions[0])).status).toBe(200)
    expect(await saltsOf(mobile)).toHaveLength(1)
    expect((await calls.signIn(mobile, strangers[0])).status).toBe(200)
    expect((await calls.post("delete", { password: strangers[0] }, sessions[1])).status).toBe(200)
    expect(await saltsOf(mobile)).toEqual([])
    expect((await registerAs(mobile, password)).status).toBe(201)
  })

  it("goes with the person's data", async () => {
    const mobile = nextMobile()
    for (const [place, given] of strangers.slice(0, 2).entries()) await accountWithOwnSalt(mobile, given, given, place)
    await erasePerson(shop.db, mobile, new Date())
    expect(await saltsOf(mobile)).toEqual([])
  })
})
