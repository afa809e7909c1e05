import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { nextEmail, nextMobile, password, shopperCalls } from "../testing/shoppers.ts"

let shop: TestShop
let calls: ReturnType<typeof shopperCalls>
beforeAll(async () => {
  shop = await openTestShop()
  calls = shopperCalls(shop)
})
afterAll(() => shop.close())

describe("an account whose form is sent twice", () => {
  const accountsOf = (column: "login_mobile" | "email", value: string) =>
    shop.db.selectFrom("shopper_user").select("id").where(column, "=", value).execute()

  it("is one of a mobile number, and both presses are signed in to it", async () => {
    const mobile = nextMobile()
    const presses = await Promise.all([calls.register(mobile), calls.register(mobile)])
    expect(presses.map(({ status }) => status)).toEqual([201, 201])
    expect(await accountsOf("login_mobile", mobile)).toHaveLength(1)
    for (const press of presses)
      expect(await calls.profile(calls.sessionIn(press))).toMatchObject({ firstname: "Amina" })
  })

  it("is one of an e-mail address, by whichever mail comes first", async () => {
    const email = nextEmail()
    const presses = await Promise.all([calls.register(email), calls.register(email)])
    expect(presses.map(({ status }) => status)).toEqual([201, 201])
    const mails = await shop.db.selectFrom("mail_outbox").select("data").where("recipient", "=", email).execute()
    const tokens = mails.map(({ data }) => String(JSON.parse(data ?? "{}").token))
    const confirmed = []
    for (const token of tokens) confirmed.push((await calls.post("confirm", { token, password })).status)
    expect(confirmed).toEqual([201, ...tokens.slice(1).map(() => 404)])
    expect(await accountsOf("email", email)).toHaveLength(1)
  })
})
