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

  it("is one when its button is pressed twice, and another one with other words or later", async () => {
    const text = { ...message, mobile: "0550020304", message: "Deux fois, comme sur un téléphone lent" }
    const presses = await Promise.all([1, 2, 3].map(() => send("contact-messages", text)))
    const ids = presses.map(({ body }) => itemEnvelope(contactMessageResource).parse(body).data.documentId)
    expect([presses.map(({ status }) => status), new Set(ids).size]).toEqual([[201, 201, 201], 1])
    const others = [
      { ...text, message: "Autre chose" },
      { ...text, mobile: "0550020305" },
    ]
    for (const other of others) await send("contact-messages", other)
    const stored = () => shop.db.selectFrom("contact_message").select("id").where("name", "=", "Amina").execute()
    const before = (await stored()).length
    await shop.db
      .updateTable("contact_message")
      .set({ created_at: "2026-01-01T00:00:00.000Z" })
      .where("document_id", "in", ids)
      .execute()
    await send("contact-messages", text)
    expect(await stored()).toHaveLength(before + 1)
    const same = await shop.db.selectFrom("contact_message").select("id").where("message", "=", text.message).execute()
    expect(same).toHaveLength(3)
    const notices = await shop.db
      .selectFrom("mail_outbox")
      .select("key")
      .where(
        "key",
        "in",
        ids.map((id) => `contact-notice:${id}`),
      )
      .execute()
    expect(notices.length).toBeLessThanOrEqual(1)
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
