import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Locale } from "#core/locale.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { type MailServer, startMailServer } from "#server/mail/testing/mail-server.ts"
import { type Running, startProcess, temporaryData } from "#server/testing.ts"
import { test as base, expect } from "./shop.ts"

type Mail = MailServer["received"][number]["mail"]

export type MailShop = Running & {
  db: Db
  /** Waits for the mail to an address whose text matches.
   *  @returns the mail, and what the first brackets found in it */
  mailTo: (to: string, pattern: RegExp) => Promise<{ mail: Mail; found: string }>
  /** The same, what was found alone. */
  linkIn: (to: string, pattern: RegExp) => Promise<string>
  /** Places an order that is delivered at once.
   *  @returns its token */
  delivered: (person: Ordered) => Promise<string>
}

type Ordered = { email: string; mobile: string; locale: Locale }

/** Orders headphones by the API, and brings them all the way to their shopper.
 *  @returns the order's token */
async function delivered(url: string, dataDir: string, person: Ordered): Promise<string> {
  const headers = {
    authorization: `Bearer ${readFileSync(join(dataDir, "api-token"), "utf8").trim()}`,
    "content-type": "application/json",
  }
  const post = async (path: string, data: object) => {
    const answer = await fetch(`${url}/api/${path}`, { method: "POST", headers, body: JSON.stringify({ data }) })
    expect(answer.ok).toBe(true)
    return (await answer.json()).data
  }
  const lines = [{ slug: "casque-aura", quantity: 1, color: "Noir", unitPrice: 25_200 }]
  const place = { wilaya: "Alger", commune: "Kouba", firstname: "Amina", lastname: "Bensalem" }
  const order = await post("orders", { lines, amount: 25_200, ...place, ...person, date: new Date() })
  for (const to of ["confirmed", "preparing", "shipped", "delivered"]) {
    await post(`orders/${order.documentId}/status`, { to, actor: "Karima" })
  }
  return order.token
}

/** A shop whose mail goes to a mail server of its own. Stopping it removes its data. */
export async function startMailShop(): Promise<MailShop> {
  const data = temporaryData()
  const server = await startMailServer()
  const shop = await startProcess("all", { DATA_DIR: data.dir, SMTP_URL: server.url })
  const db = openDatabase({ dataDir: data.dir })
  const mailTo: MailShop["mailTo"] = async (to, pattern) => {
    const look = () =>
      server.received
        .filter((each) => each.to.includes(to))
        .map(({ mail }) => ({ mail, found: pattern.exec(mail.text ?? "")?.[1] ?? "" }))
        .find(({ found }) => found !== "")
    await expect.poll(() => look()?.found, { timeout: 30_000 }).toBeTruthy()
    const first = look()
    if (!first) throw new Error("The mail is gone")
    return first
  }
  return {
    ...{ ...shop, db, mailTo },
    linkIn: async (to, pattern) => (await mailTo(to, pattern)).found,
    delivered: (person) => delivered(shop.url, data.dir, person),
    async stop(signal) {
      const code = await shop.stop(signal)
      await db.destroy()
      await server.close()
      data.remove()
      return code
    },
  }
}

/** Tests of a shop whose mail goes to a mail server of their own. */
export const test = base.extend<object, { shop: MailShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's parameters
    async ({}, use) => {
      const shop = await startMailShop()
      await use(shop)
      await shop.stop()
    },
    { scope: "worker" },
  ],
})

export { expect }
