import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import PostalMime from "postal-mime"
import { type Running, startProcess, temporaryData } from "#server/testing.ts"
import { test as base, expect } from "./shop.ts"

type MailShop = Running & {
  /** Waits for the mail to an address whose text matches, and gives what the first brackets found in it. */
  linkIn: (to: string, pattern: RegExp) => Promise<string>
}

async function mailsIn(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : []
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
}

/** Tests of a shop whose mail lies in its folder. */
export const test = base.extend<object, { shop: MailShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's parameters
    async ({}, use) => {
      const data = temporaryData()
      const shop = await startProcess("all", { DATA_DIR: data.dir })
      const linkIn = async (to: string, pattern: RegExp) => {
        let found = ""
        await expect(async () => {
          const mails = await mailsIn(join(data.dir, "outbox"))
          const texts = mails.filter((mail) => mail.to?.[0]?.address === to).map(({ text }) => text ?? "")
          found = texts.map((text) => pattern.exec(text)?.[1]).find(Boolean) ?? ""
          expect(found).not.toBe("")
        }).toPass({ timeout: 30_000 })
        return found
      }
      const withMail: MailShop = { ...shop, linkIn }
      await use(withMail)
      await shop.stop()
      data.remove()
    },
    { scope: "worker" },
  ],
})

export { expect }
