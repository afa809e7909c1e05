import { afterAll, afterEach, describe, expect, it } from "vitest"
import { placedOrder } from "#api/testing/placed-order.ts"
import { testToken } from "#api/testing/shop.ts"
import { signedIn } from "#api/testing/staff.ts"
import { sendMailAgain } from "#db/mail/admin-mails.ts"
import { recordPayment } from "#db/orders/payments/payments.ts"
import { openMailShop } from "./testing/mailing.ts"

const { server, mailing, close } = await openMailShop()
afterAll(close)
afterEach(() => {
  expect(mailing.logged).toEqual([])
  server.received.length = 0
})

const email = "amina@example.dz"

const post = (path: string, data: object) =>
  mailing.shop.send(`/api/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
    body: JSON.stringify({ data }),
  })

async function nextMail() {
  await server.untilReceived(1)
  const [received] = server.received.splice(0, 1)
  if (!received) throw new Error("No mail came")
  return received
}

const header = ({ mail }: Awaited<ReturnType<typeof nextMail>>, key: string) =>
  mail.headers.find((each) => each.key === key)?.value

describe("an order with an e-mail address", () => {
  it("has decimals only where there are centimes when the settings say so", async () => {
    const wants = (flag: 0 | 1) =>
      mailing.shop.db.updateTable("app_setting").set({ decimals_as_needed: flag }).execute()
    await wants(1)
    await placedOrder(mailing.shop, { email, locale: "fr" })
    const { text } = (await nextMail()).mail
    expect(text).toContain("25\u202f200\u00a0DA")
    expect(text).not.toContain(",00")
    await wants(0)
  })

  it("is told of when it is there, when it ships and when it is delivered, in its own language", async () => {
    const order = await placedOrder(mailing.shop, { email, locale: "ar" })
    const received = await nextMail()
    expect(received).toMatchObject({ from: "boutique@shop.example", to: [email] })
    expect(received.mail.subject).toBe(`وصلنا طلبك ${order.number}`)
    expect(received.mail.html).toContain('<html lang="ar" dir="rtl">')
    expect(received.mail.html).toContain("prefers-color-scheme: dark")
    expect(received.mail.html).toContain(`https://shop.example/ar/order?order=${order.token}`)
    expect(received.mail.text).toContain(`https://shop.example/ar/order?order=${order.token}`)
    expect(received.mail.text).toContain("Aura اللاسلكية، أسود⁩: ⁨25\u202f200,00")
    // Stored as it was sent, and named in the language of the mail.
    expect(order).toMatchObject({ wilaya: "Béjaïa", commune: "Akbou" })
    expect(received.mail.text).toContain("بجاية")
    expect(received.mail.messageId).toMatch(/^<[a-z0-9]{24}@shop\.example>$/)
    expect(header(received, "auto-submitted")).toBe("auto-generated")

    const agent = await signedIn(mailing.shop, "agent", `Agent ${order.number}`)
    const move = (to: string) => agent.send("POST", `/api/admin/orders/${order.documentId}/status`, { to })
    for (const to of ["confirmed", "preparing", "shipped"]) expect((await move(to)).status).toBe(200)
    expect((await nextMail()).mail.subject).toBe(`طلبك ${order.number} في الطريق`)
    expect((await move("delivered")).status).toBe(200)
    const delivered = await nextMail()
    expect(delivered.mail.subject).toBe(`تم تسليم طلبك ${order.number}`)

    const [, key = ""] = /https:\/\/shop\.example\/ar\/review\?key=([\w-]{46})\n/.exec(delivered.mail.text ?? "") ?? []
    expect(delivered.mail.html).toContain(`href="https://shop.example/ar/review?key=${key}"`)
    const headers = { authorization: `Bearer ${testToken}` }
    const opened = await mailing.shop.send(`/api/order-reviews/${key}`, { headers })
    expect(await opened.json()).toMatchObject({ data: { number: order.number, products: [{ review: null }] } })
    expect(delivered.mail.text).toContain(`https://shop.example/ar/order?order=${order.token}`)
  })

  it("is told in French once the shop is no longer shown in its language", async () => {
    const offer = (languages: string[]) =>
      mailing.shop.db
        .updateTable("app_setting")
        .set({ languages: JSON.stringify(languages) })
        .execute()
    await offer(["fr", "ar"])
    const order = await placedOrder(mailing.shop, { email, locale: "en" })
    const received = await nextMail()
    await offer(["fr", "ar", "en"])
    expect(received.mail.html).toContain('<html lang="fr" dir="ltr">')
    expect(received.mail.html).toContain(`https://shop.example/order?order=${order.token}`)
  })

  it("says that a size is asked for by phone, where it is open", async () => {
    const lines = (size: object) => [{ slug: "baskets-tell", quantity: 1, color: "Blanc", ...size }]
    const sizeNote = "Nous vous demanderons votre choix par téléphone."
    await placedOrder(mailing.shop, { email, lines: lines({}) })
    expect((await nextMail()).mail.text).toContain(sizeNote)
    await placedOrder(mailing.shop, { email, lines: lines({ size: "42" }) })
    expect((await nextMail()).mail.text).not.toContain(sizeNote)
  })

  it.each([
    [
      "fr",
      "Vous ne payez rien avant d’avoir le colis en main.",
      "Vous payez le reste une fois le colis en main.",
      "rien à payer à la livraison.",
    ],
    ["ar", "لا تدفع شيئًا قبل", "تدفع الباقي", "لا شيء تدفعه عند التسليم."],
    ["en", "Nothing is to be paid before", "The rest is to be paid once", "nothing is to be paid on delivery."],
  ])("says what is still to be paid when a payment came before the mail is written, in %s", async (locale, ...says) => {
    const { db } = mailing.shop
    // The others have had as many mails as an address gets.
    const order = await placedOrder(mailing.shop, { email: `paid-${locale}@example.dz`, locale })
    const payment = (amount: number, reference: string) => ({
      order: order.documentId,
      service: "card",
      reference,
      amount,
    })
    const half = Math.round(order.total * 50)
    const amounts = [0, half, order.total * 100 - half]
    for (const [index, amount] of amounts.entries()) {
      if (amount > 0) {
        expect(await recordPayment(db, payment(amount, `${locale}-${index}`), mailing.now())).toBe("recorded")
        const { document_id } = await db
          .selectFrom("mail_outbox")
          .select("document_id")
          .where("key", "=", `order-received:${order.documentId}`)
          .executeTakeFirstOrThrow()
        await mailing.until((rows) => rows.every(({ status }) => status === "sent"))
        expect(await sendMailAgain(db, document_id, mailing.now())).toBe(true)
      }
      const { text } = (await nextMail()).mail
      expect(says.map((each) => text?.includes(each))).toEqual(says.map((_, at) => at === index))
    }
  })

  it("asks for nothing from anywhere: no picture, no script, no style sheet", async () => {
    await placedOrder(mailing.shop, { email })
    const { mail } = await nextMail()
    expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/i)
    expect(mail.attachments).toEqual([])
  })
})

it("takes no line break of a visitor for a line of the mail's head", async () => {
  const hidden = "Amina\r\nBcc: stranger@example.dz"
  await post("contact-messages", { name: hidden, email: "yacine@example.dz", subject: "return", message: hidden })
  const received = await nextMail()
  expect(header(received, "bcc")).toBeUndefined()
  expect(received.to).toHaveLength(1)
  expect(JSON.stringify(received.to)).not.toContain("stranger")
})

describe("an order without one", () => {
  it.each([
    ["none", {}],
    ["what is none", { email: "amina" }],
  ])("writes no mail for %s, and is placed", async (_what, fields) => {
    const mails = () => mailing.shop.db.selectFrom("mail_outbox").select("id").orderBy("id").execute()
    const before = await mails()
    await placedOrder(mailing.shop, fields)
    expect(await mails()).toEqual(before)
  })
})

describe("a message of a visitor", () => {
  it("is told to the merchant, who answers its writer", async () => {
    const message = { name: "Yacine", email: "yacine@example.dz", subject: "return", message: "Bonjour,\nune question" }
    expect((await post("contact-messages", message)).status).toBe(201)
    const received = await nextMail()
    const { email: merchant } = await mailing.shop.db
      .selectFrom("app_setting")
      .select("email")
      .executeTakeFirstOrThrow()
    expect(received.to).toEqual([merchant])
    expect(received.mail.subject).toBe("Nouveau message : un retour ou un échange")
    expect(received.mail.replyTo).toEqual([{ name: "", address: "yacine@example.dz" }])
    expect(received.mail.text).toContain("> Bonjour,\n> une question")
  })

  it("has its numbers from left to right, as the shop's own phone in every mail", async () => {
    const message = "الاتصال بعد 17:30 على 0661-22-33-44"
    expect((await post("contact-messages", { name: "ياسين", email: "yacine@example.dz", message })).status).toBe(201)
    const { mail } = await nextMail()
    const { phone } = await mailing.shop.db.selectFrom("app_setting").select("phone").executeTakeFirstOrThrow()
    for (const shown of [mail.text, mail.html]) {
      expect(shown).toContain("\u206617:30\u2069 على \u20660661-\u206022-\u206033-\u206044\u2069")
      expect(shown).toContain(`\u2066${phone}\u2069`)
    }
    await placedOrder(mailing.shop, { email: "nawel@example.dz", locale: "ar", mobile: "0550 22 33 44" })
    expect((await nextMail()).mail.text).toContain("سنتصل بك على \u20660550 22 33 44\u2069")
  })

  it("is drawn as text", async () => {
    const message = { name: '<i>"Yacine"', email: "yacine@example.dz", message: '<b>"Amina"</b>' }
    expect((await post("contact-messages", message)).status).toBe(201)
    const { mail } = await nextMail()
    expect(mail.html).toContain("&lt;i&gt;&quot;Yacine&quot;")
    expect(mail.html).toContain("&lt;b&gt;&quot;Amina&quot;&lt;/b&gt;")
    expect(mail.text).toContain('<b>"Amina"</b>')
  })
})

describe("the shop's news", () => {
  it("are asked for once, and end by one click", async () => {
    for (let times = 0; times < 2; times++) {
      expect((await post("subscribers", { email: "nour@example.dz", locale: "en" })).status).toBe(201)
    }
    const received = await nextMail()
    expect(received.to).toEqual(["nour@example.dz"])
    const [, token] = /\/en\/newsletter\/confirm\?token=([\w-]{22})/.exec(received.mail.text ?? "") ?? []
    expect(header(received, "list-unsubscribe")).toBe(`<https://shop.example/en/newsletter/leave?token=${token}>`)
    expect(header(received, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")
    const confirmed = () =>
      mailing.shop.db.selectFrom("subscriber").select("confirmed_at").where("email", "=", "nour@example.dz").execute()
    expect(await confirmed()).toEqual([{ confirmed_at: null }])
    expect((await post("subscribers/confirm", { token })).status).toBe(200)
    expect(await confirmed()).toEqual([{ confirmed_at: mailing.now().toISOString() }])
    // The token of a mail that is sent is in the outbox no more.
    const rows = await mailing.until((all) => all.every(({ status }) => status === "sent"))
    expect(rows.find(({ kind }) => kind === "newsletter-confirm")?.data).toBeNull()
    expect((await post("subscribers/leave", { token })).status).toBe(200)
    expect(await confirmed()).toEqual([])
    expect((await post("subscribers/leave", { token })).status).toBe(404)
    expect(server.received).toEqual([])
  })
})

describe("an invitation", () => {
  it("is sent where an address is given", async () => {
    const owner = await signedIn(mailing.shop, "owner")
    const answer = await owner.send("POST", "/api/admin/invitations", {
      role: "agent",
      email: "lina@example.dz",
      password: owner.password,
    })
    const { link } = ((await answer.json()) as { data: { link: string } }).data
    const received = await nextMail()
    expect(received.to).toEqual(["lina@example.dz"])
    expect(received.mail.text).toContain(`https://shop.example${new URL(link).pathname}${new URL(link).search}`)
    expect(received.mail.subject).toContain("Votre invitation")
  })
})
