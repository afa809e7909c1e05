import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { errorBody, itemEnvelope } from "../common/contract-envelope.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { contactMessageResource } from "./contract-message.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function send(path: string, data: object, token = testToken) {
  const answer = await shop.send(`/api/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data }),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const message = {
  name: " Amina ",
  mobile: "+213 550 01 02 03",
  subject: "order",
  message: "Où est mon colis ?",
  locale: "ar",
}

describe("POST /api/contact-messages", () => {
  it("keeps a message for the merchant", async () => {
    const { status, body } = await send("contact-messages", message)
    expect(status).toBe(201)
    const { documentId } = itemEnvelope(contactMessageResource).parse(body).data
    const row = await shop.db
      .selectFrom("contact_message")
      .selectAll()
      .where("document_id", "=", documentId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      name: "Amina",
      mobile: "0550010203",
      email: "",
      subject: "order",
      status: "new",
      locale: "ar",
      message: "Où est mon colis ?",
    })
  })

  it.each([
    ["no name", { name: " " }, "name"],
    ["no way to answer", { mobile: "" }, "mobile"],
    ["a broken e-mail address", { email: "amina@" }, "email"],
    ["no message", { message: "" }, "message"],
    ["an endless message", { message: "a".repeat(4001) }, "message"],
    ["an unknown subject", { subject: "spam" }, "subject"],
  ])("refuses a message with %s", async (_what, change, field) => {
    const { status, body } = await send("contact-messages", { ...message, ...change })
    expect(status).toBe(400)
    expect(JSON.stringify(errorBody.parse(body).error.details)).toContain(`"${field}"`)
  })

  it("lets no one in without the bearer", async () => {
    expect((await send("contact-messages", message, "guessed")).status).toBe(401)
    expect((await send("subscribers", { email: "a@b.dz" }, "guessed")).status).toBe(401)
  })
})

describe("POST /api/subscribers", () => {
  it("keeps an address once, whatever its letters", async () => {
    for (const email of ["Amina@Example.dz", "amina@example.dz"]) {
      expect((await send("subscribers", { email, locale: "fr" })).status).toBe(201)
    }
    const rows = await shop.db.selectFrom("subscriber").select("email").execute()
    expect(rows).toEqual([{ email: "amina@example.dz" }])
  })

  it("refuses what is no address", async () => {
    expect((await send("subscribers", { email: "amina" })).status).toBe(400)
  })
})
