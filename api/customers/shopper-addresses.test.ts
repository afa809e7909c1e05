import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { maxAddresses } from "#core/customers/shopper.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { password, shopperCalls } from "../testing/shoppers.ts"
import { personResource } from "./contract.ts"

let shop: TestShop
let calls: ReturnType<typeof shopperCalls>
beforeAll(async () => {
  shop = await openTestShop()
  calls = shopperCalls(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom("rate_window").execute())

const home = { wilaya: "Alger", commune: "Kouba", address: "12, rue des Jasmins" }
const work = { wilaya: "Béjaïa", commune: "Akbou", address: "" }

const addresses = async (session: string) => (await calls.profile(session)).addresses
const add = (session: string, given: object) => calls.post("addresses", given, session)
const person = async (session: string) =>
  itemEnvelope(personResource).parse(JSON.parse((await calls.ask("GET", "person", undefined, session)).text)).data

describe("the addresses of an account", () => {
  it("are added, changed and removed, and one of them is the usual one", async () => {
    const { session } = await calls.accountByMail()
    expect(await addresses(session)).toEqual([])
    expect((await add(session, home)).status).toBe(200)
    expect((await add(session, work)).status).toBe(200)
    const [first, second] = await addresses(session)
    expect(first).toMatchObject({ ...home, usual: true })
    expect(second).toMatchObject({ ...work, usual: false })

    expect((await calls.post("addresses/usual", { id: second?.id }, session)).status).toBe(200)
    expect((await addresses(session)).map(({ commune, usual }) => [commune, usual])).toEqual([
      ["Akbou", true],
      ["Kouba", false],
    ])
    expect((await add(session, { ...work, id: second?.id, commune: "Amizour" })).status).toBe(200)
    expect((await addresses(session))[0]).toMatchObject({ commune: "Amizour", usual: true })
    expect((await calls.post("addresses/remove", { id: second?.id }, session)).status).toBe(200)
    expect(await addresses(session)).toEqual([expect.objectContaining({ ...home, usual: true })])
  })

  it("are places that the order form knows, and ten at most", async () => {
    const { session } = await calls.accountByMail()
    expect((await add(session, { ...home, commune: "Akbou" })).status).toBe(400)
    expect((await add(session, { ...home, wilaya: "Atlantide" })).status).toBe(400)
    for (let count = 0; count < maxAddresses; count++) expect((await add(session, home)).status).toBe(200)
    expect((await add(session, home)).status).toBe(400)
    expect(await addresses(session)).toHaveLength(maxAddresses)
  })

  it("are kept by their French names, in whichever language they were named", async () => {
    const { session } = await calls.accountByMail()
    expect((await add(session, { ...work, wilaya: "بجاية", commune: "أقبو" })).status).toBe(200)
    expect(await addresses(session)).toEqual([expect.objectContaining(work)])
    expect((await add(session, { ...work, wilaya: "الجزائر", commune: "أقبو" })).status).toBe(400)
  })

  it("are nobody else's, and go with the account", async () => {
    const [one, other] = [await calls.accountByMail(), await calls.accountByMail()]
    await add(one.session, home)
    const [theirs] = await addresses(one.session)
    expect((await add(other.session, { ...work, id: theirs?.id })).status).toBe(400)
    for (const path of ["addresses/usual", "addresses/remove"])
      await calls.post(path, { id: theirs?.id }, other.session)
    expect(await addresses(one.session)).toEqual([theirs])
    for (const path of ["addresses", "addresses/usual", "addresses/remove"]) {
      expect((await calls.post(path, { ...home, id: theirs?.id })).status).toBe(401)
    }
    const exported = await calls.ask("GET", "export", undefined, one.session)
    expect(exported.text).toContain("rue des Jasmins")
    await calls.post("delete", { password }, one.session)
    const left = await shop.db
      .selectFrom("shopper_address")
      .select("id")
      .where("id", "=", theirs?.id ?? "")
      .execute()
    expect(left).toEqual([])
  })

  it("stay with one usual one when two are made it at once", async () => {
    const { session } = await calls.accountByMail()
    await Promise.all([add(session, { ...home, usual: true }), add(session, { ...work, usual: true })])
    expect((await addresses(session)).map(({ usual }) => usual)).toEqual([true, false])
  })
})

describe("what an order form begins with", () => {
  it("is the person and the usual address, and nobody's without a session", async () => {
    const { email, session } = await calls.accountByMail()
    expect(await person(session)).toMatchObject({ firstname: "Amina", email, wilaya: "", commune: "" })
    await add(session, work)
    expect(await person(session)).toMatchObject({ firstname: "Amina", email, ...work })
    expect((await calls.ask("GET", "person")).status).toBe(401)
  })
})
