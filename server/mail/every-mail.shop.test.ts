import { afterAll, expect, it } from "vitest"
import { placedOrder } from "#api/testing/placed-order.ts"
import { testToken } from "#api/testing/shop.ts"
import { type Locale, locales, localizedPath, textDirection } from "#core/i18n/locale.ts"
import { holdsSecret, type MailKind, mailKinds } from "#core/mail/mail.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { addMail } from "#db/mail/outbox.ts"
import { mailWords } from "./mail-words.ts"
import type { Received } from "./testing/mail-server.ts"
import { openMailShop, origin } from "./testing/mailing.ts"

const { server, mailing, close } = await openMailShop()
afterAll(close)

const tracking = "YAL-4711-X"

const headerOf = ({ mail }: Received, key: string) => mail.headers.find((each) => each.key === key)?.value

/** What a mail's button leads to, below the shop's address. */
const leadsTo: Record<MailKind, { path: RegExp; ofStaff?: true; leave?: RegExp }> = {
  "order-received": { path: /^\/order\?order=/ },
  "order-shipped": { path: /^\/order\?order=/ },
  "delivery-failed": { path: /^\/order\?order=/ },
  "order-delivered": { path: /^\/review\?key=/ },
  "staff-invitation": { path: /^\/admin\/invitation\?token=secret$/, ofStaff: true },
  "staff-credentials": { path: /^\/admin\/account$/, ofStaff: true },
  "password-changed": { path: /^\/forgot$/ },
  "contact-notice": { path: /^\/admin\/messages$/, ofStaff: true },
  "newsletter-confirm": { path: /^\/newsletter\/confirm\?token=secret$/, leave: /^\/newsletter\/leave\?token=secret$/ },
  "account-confirm": { path: /^\/register\?token=secret$/ },
  "account-known": { path: /^\/login$/ },
  "password-reset": { path: /^\/forgot\?token=secret$/ },
  "password-unknown": { path: /^\/register$/ },
  "stock-back": { path: /^\/product-details\/casque-aura$/, leave: /^\/stock-alert\/leave\?token=secret$/ },
}

/** What the mails of these tests are about. */
async function subjects(locale: Locale) {
  const { db } = mailing.shop
  const order = await placedOrder(mailing.shop, { locale })
  await db.updateTable("orders").set({ carrier: "yalidine", tracking }).where("token", "=", order.token).execute()
  const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
  const message = { name: "Yacine", mobile: "0661223344", email: "", subject: "order", message: "Bonjour" }
  const body = JSON.stringify({ data: message })
  expect((await mailing.shop.send("/api/contact-messages", { method: "POST", headers, body })).status).toBe(201)
  const written = await db
    .selectFrom("contact_message")
    .select("document_id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow()
  const product = await db
    .selectFrom("product")
    .select("document_id")
    .where("slug", "=", "casque-aura")
    .executeTakeFirstOrThrow()
  return { order: order.documentId, message: written.document_id, product: product.document_id }
}

it.each(locales)("a mail server has every kind of mail in %s, as HTML and as plain text", async (locale) => {
  const { db } = mailing.shop
  const data = {
    ...(await subjects(locale)),
    token: "secret",
    role: "agent",
    by: "Karima",
    change: "password-link",
    at: "2026-11-21T10:31:00.000Z",
  }
  const to = (kind: MailKind) => `${kind}.${locale}@example.dz`
  for (const kind of mailKinds) {
    await addMail(db, { key: `test:${kind}:${locale}`, kind, locale, to: to(kind), data }, mailing.now())
  }
  notifyMailQueued(db)
  const rows = await mailing.until((all) => all.every(({ status }) => status !== "waiting"))
  expect(rows.filter(({ status }) => status !== "sent")).toEqual([])
  for (const row of rows) expect(row.data === null, row.kind).toBe(holdsSecret(row.kind))

  const words = mailWords(locale)
  for (const kind of mailKinds) {
    const received = server.received.filter((each) => each.to.includes(to(kind)))
    expect(received, kind).toHaveLength(1)
    const [one] = received as [Received]
    const { html = "", text = "", subject = "" } = one.mail
    const title = words(`${kind}.title`)
    expect(subject, kind).not.toMatch(/^$|\{/)
    expect(html).toContain(`<html lang="${locale}" dir="${textDirection(locale)}">`)
    expect(html).toContain(`text-align:${textDirection(locale) === "rtl" ? "right" : "left"}`)
    expect(html).toContain("prefers-color-scheme: dark")
    for (const part of [html.replaceAll("&#39;", "'"), text]) expect(part, kind).toContain(title)
    expect(text, "plain text holds no markup and no hole").not.toMatch(/<\w|\{\w+\}|undefined/)
    expect(html, "HTML without a hole").not.toMatch(/>[^<]*\{\w+\}|undefined/)

    if (kind === "order-shipped") for (const part of [html, text]) expect(part).toContain(tracking)
    const { path, leave, ofStaff } = leadsTo[kind]
    const base = ofStaff ? origin : `${origin}${localizedPath(locale, "/", "fr").replace(/\/$/, "")}`
    const [first = ""] = /https:\S+/.exec(text) ?? []
    expect(first.startsWith(base), first).toBe(true)
    expect(first.slice(base.length)).toMatch(path)
    expect(html).toContain(`class="go" href="${first.replaceAll("&", "&amp;")}"`)
    const unsubscribe = headerOf(one, "list-unsubscribe")
    expect(unsubscribe?.slice(1 + base.length, -1) ?? null, kind).toEqual(leave ? expect.stringMatching(leave) : null)
    expect(headerOf(one, "list-unsubscribe-post")).toBe(leave && "List-Unsubscribe=One-Click")
  }
  expect(mailing.logged).toEqual([])
})
