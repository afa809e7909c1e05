import type { Locale } from "#core/i18n/locale.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { type MailServer, startMailServer } from "#server/mail/testing/mail-server.ts"
import { startProcess } from "#server/testing.ts"
import { test as base, expect, type TestShop } from "./shop.ts"
import { type ShopApi, shopApi } from "./shop-api.ts"
import { shopData } from "./shop-data.ts"

type Mail = MailServer["received"][number]["mail"]

export type MailShop = TestShop & {
  db: Db
  /** Waits for the mail to an address whose text matches.
   *  @returns the mail, and what the first brackets found in it */
  mailTo: (to: string, pattern: RegExp) => Promise<{ mail: Mail; found: string }>
  /** The same, what was found alone. */
  linkIn: (to: string, pattern: RegExp) => Promise<string>
  api: ShopApi
  /** Orders headphones by the API, and brings them all the way to their shopper.
   *  @returns the order's token */
  delivered: (person: { email: string; mobile: string; locale: Locale }) => Promise<string>
}

/** A shop whose mail goes to a mail server of its own. Stopping it removes its data. */
export async function startMailShop(): Promise<MailShop> {
  const data = shopData()
  const server = await startMailServer()
  const shop = await startProcess("all", { DATA_DIR: data.dir, SMTP_URL: server.url })
  const db = openDatabase({ dataDir: data.dir })
  const api = shopApi(shop.url, data.dir)
  const mailTo: MailShop["mailTo"] = async (to, pattern) => {
    const look = () =>
      server.received
        .filter((each) => each.to.includes(to))
        .map(({ mail }) => ({ mail, found: pattern.exec(mail.text ?? "")?.[1] ?? "" }))
        .find(({ found }) => found !== "")
    await expect.poll(() => look()?.found).toBeTruthy()
    const first = look()
    if (!first) throw new Error("The mail is gone")
    return first
  }
  return {
    ...shop,
    dataDir: data.dir,
    db,
    api,
    mailTo,
    linkIn: async (to, pattern) => (await mailTo(to, pattern)).found,
    async delivered(person) {
      const order = await api.place("casque-aura", 1, person)
      await api.move(order, "confirmed", "preparing", "shipped", "delivered")
      return order.token
    },
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
