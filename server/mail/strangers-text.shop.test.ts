import { afterAll, afterEach, describe, expect, it } from "vitest"
import { placedOrder } from "#api/testing/placed-order.ts"
import { testToken } from "#api/testing/shop.ts"
import { names, shopperCalls } from "#api/testing/shoppers.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { addMail } from "#db/mail/outbox.ts"
import { openMailShop } from "./testing/mailing.ts"

const { server, mailing, close } = await openMailShop()
afterAll(close)
afterEach(() => {
  expect(mailing.logged).toEqual([])
  server.received.length = 0
})

async function nextMail() {
  await server.untilReceived(1)
  const [received] = server.received.splice(0, 1)
  if (!received) throw new Error("No mail came")
  return received
}

const wholeOf = async () => {
  const { mail } = await nextMail()
  return `${mail.subject}\n${mail.text}\n${mail.html}`
}

const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }

const { accountByMail, post } = shopperCalls(mailing.shop)

/** An account of a confirmed address; its mail is taken out. */
async function account(email: string) {
  const { session } = await accountByMail(email)
  await nextMail()
  return session
}

async function orderSignedIn(session: string, fields: object) {
  const data = {
    ...names,
    wilaya: "Béjaïa",
    commune: "Akbou",
    mobile: "0550998877",
    date: "2026-11-21T10:00:00.000Z",
    lines: [{ slug: "casque-aura", quantity: 1, color: "Noir" }],
    amount: 25_200,
    ...fields,
    idempotencyKey: crypto.randomUUID(),
  }
  const answer = await mailing.shop.send("/api/orders", {
    method: "POST",
    headers: { ...headers, "x-shopper-session": session },
    body: JSON.stringify({ data }),
  })
  expect(answer.status).toBe(201)
}

describe("a mail to an address that nobody has confirmed", () => {
  it.each(["fr", "ar", "en"])("holds no text of who ordered, in %s", async (locale) => {
    const typed = {
      firstname: "Gagnez un million sur www.evil.example",
      lastname: "Cliquez ici",
      mobile: "Composez evil.example",
      address: "Porte evil.example",
      note: "Voir evil.example",
      lines: [{ slug: "casque-aura", quantity: 1, variant: "AUR-101-NOIR", color: "Gratuit sur evil.example" }],
    }
    await placedOrder(mailing.shop, { ...typed, email: "victim@example.dz", locale, idempotencyKey: `typed-${locale}` })
    const mail = await wholeOf()
    for (const text of ["evil", "Gagnez", "million", "Cliquez", "Composez", "Gratuit", "Porte"]) {
      expect(mail).not.toContain(text)
    }
  })

  it.each([
    ["fr", "Baskets Tell, Blanc · 42"],
    ["ar", "، أبيض · 42"],
  ])("shows a size of the product, of which alone there are orders, in %s", async (locale, shown) => {
    const email = `shoes-${locale}@example.dz`
    const line = { slug: "baskets-tell", quantity: 1, color: "Blanc" }
    await placedOrder(mailing.shop, { email, locale, lines: [{ ...line, size: "42" }] })
    expect(await wholeOf()).toContain(shown)
    const lines = [{ ...line, size: "Gagnez sur evil.example" }]
    await expect(placedOrder(mailing.shop, { email, locale, lines })).rejects.toThrow("does not have this size")
  })

  it("does not greet by name, and shows the product's own colour and the phone as a number", async () => {
    const order = await placedOrder(mailing.shop, { email: "victim@example.dz", firstname: "Yasmine" })
    const mail = await wholeOf()
    expect(mail).not.toContain("Yasmine")
    expect(mail).toContain("Bonjour,")
    expect(mail).toContain("Noir")
    expect(mail).toContain(order.mobile.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)$/, "$1 $2 $3 $4"))
  })

  it("does not greet by name where the order was claimed, or placed in the account of another address", async () => {
    const session = await account("one@example.dz")
    await orderSignedIn(session, { email: "two@example.dz", firstname: "Yasmine" })
    expect(await wholeOf()).not.toContain("Yasmine")
    const guest = await placedOrder(mailing.shop, { email: "one@example.dz", firstname: "Yasmine" })
    expect(await wholeOf()).not.toContain("Yasmine")
    expect((await post("orders/claim", { token: guest.token }, session)).status).toBe(200)
    for (const to of ["confirmed", "preparing", "shipped"]) {
      const body = JSON.stringify({ data: { to, actor: "Karima" } })
      await mailing.shop.send(`/api/orders/${guest.documentId}/status`, { method: "POST", headers, body })
    }
    expect(await wholeOf()).not.toContain("Yasmine")
  })
})

describe("a mail to the confirmed address of the account", () => {
  it("greets by name, without the links in it", async () => {
    const session = await account("own@example.dz")
    await orderSignedIn(session, { email: "Own@example.dz", firstname: "Yasmine evil.example" })
    const mail = await wholeOf()
    expect(mail).toContain("Bonjour Yasmine,")
    expect(mail).not.toContain("evil")
  })
})

describe("a mail to the staff", () => {
  it.each([
    ["staff-invitation", { token: "secret", role: "agent" }],
    ["staff-credentials", { change: "two-factor-off", at: "2026-11-21T10:31:00.000Z" }],
  ] as const)("names a member without the links in the name: %s", async (kind, data) => {
    const mail = { key: `named:${kind}`, kind, locale: "fr", to: "karima@example.dz" } as const
    const by = "Karima http://evil.example"
    await addMail(mailing.shop.db, { ...mail, data: { ...data, by } }, mailing.now())
    notifyMailQueued(mailing.shop.db)
    const whole = await wholeOf()
    expect(whole).toContain("Karima")
    expect(whole).not.toContain("evil")
  })
})

describe("a message of a visitor", () => {
  it("comes without the links of its writer's name, and is answered to one address", async () => {
    const send = (fields: object) => {
      const data = { name: "Yacine http://evil.example", email: "yacine@example.dz", message: "Bonjour", ...fields }
      const body = JSON.stringify({ data })
      return mailing.shop.send("/api/contact-messages", { method: "POST", headers, body })
    }
    expect((await send({ email: "boss@example.dz,yacine@example.dz" })).status).toBe(400)
    expect((await send({})).status).toBe(201)
    const { mail } = await nextMail()
    expect(mail.replyTo).toEqual([{ name: "", address: "yacine@example.dz" }])
    expect(mail.text).toContain("Yacine")
    expect(`${mail.text}${mail.html}`).not.toContain("evil")
  })
})

describe("a subject", () => {
  it("is one line whatever it is made of", async () => {
    const { db } = mailing.shop
    const product = await db
      .selectFrom("product")
      .select(["id", "document_id"])
      .where("slug", "=", "casque-aura")
      .executeTakeFirstOrThrow()
    const title = "Casque\r\nBcc: all@example.dz\u2028X-Evil: 1"
    await db.updateTable("product_text").set({ name: title }).where("product_id", "=", product.id).execute()
    const data = { product: product.document_id, token: "secret" }
    const mail = { key: "stock-back:test", kind: "stock-back", locale: "fr", to: "nour@example.dz", data } as const
    await addMail(db, mail, mailing.now())
    notifyMailQueued(db)
    const received = await nextMail()
    expect(received.to).toEqual(["nour@example.dz"])
    expect(received.mail.subject).toContain("Casque Bcc: all@example.dz X-Evil: 1")
    expect(received.mail.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(["bcc"]))
  })
})
