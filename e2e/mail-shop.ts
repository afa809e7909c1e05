import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import PostalMime from "postal-mime"
import type { Locale } from "#core/locale.ts"
import { type Running, startProcess, temporaryData } from "#server/testing.ts"
import { test as base, expect } from "./shop.ts"

export type MailShop = Running & {
  /** Waits for the mail to an address whose text matches, and gives what the first brackets found in it. */
  linkIn: (to: string, pattern: RegExp) => Promise<string>
  /** Places an order that is delivered at once.
   *  @returns its token */
  delivered: (person: Ordered) => Promise<string>
}

async function mailsIn(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : []
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
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

/** A shop whose mail lies in its folder. Stopping it removes its data. */
export async function startMailShop(): Promise<MailShop> {
  const data = temporaryData()
  const shop = await startProcess("all", { DATA_DIR: data.dir })
  return {
    ...shop,
    async linkIn(to, pattern) {
      let found = ""
      await expect(async () => {
        const mails = await mailsIn(join(data.dir, "outbox"))
        const texts = mails.filter((mail) => mail.to?.[0]?.address === to).map(({ text }) => text ?? "")
        found = texts.map((text) => pattern.exec(text)?.[1]).find(Boolean) ?? ""
        expect(found).not.toBe("")
      }).toPass({ timeout: 30_000 })
      return found
    },
    delivered: (person) => delivered(shop.url, data.dir, person),
    async stop(signal) {
      const code = await shop.stop(signal)
      data.remove()
      return code
    },
  }
}

/** Tests of a shop whose mail lies in its folder. */
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
