import { statSync } from "node:fs"
import { join } from "node:path"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// What a merchant's connection has to carry before the console can be used.

/** Bytes of the first page's scripts, in Brotli (docs/decisions/0029-console-framework.md). */
const maxBytes = 225_000

const built = join(import.meta.dirname, "../build/console")

/** The size of a script as the server sends it: files of less than half a kilobyte are not compressed. */
function sentBytes(path: string): number {
  const file = join(built, path)
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the weight of the console in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop

    test.beforeAll(async () => {
      shop = await startConsoleShop()
    })
    test.afterAll(() => shop.stop())

    test("the first page after signing in needs at most 225 KB of scripts", async ({ browser }) => {
      const page = await ownersPage(browser, shop, locale, 1280)
      await shop.order("casque-aura", 1, "0555 10 20 30")
      const scripts = new Set<string>()
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname.replace("/admin/", ""))
      })
      await page.goto(`${shop.url}/admin`)
      await expect(page.getByRole("heading", { name: t("orders.title"), exact: true })).toBeVisible()
      await expect(page.locator(".call header h2")).toBeVisible()
      const weights = [...scripts].map((path) => [path, sentBytes(path)] as const)
      const sum = weights.reduce((bytes, [, size]) => bytes + size, 0)
      test.info().annotations.push({ type: "weight", description: `${weights.length} scripts, ${sum} bytes` })
      expect(scripts.size).toBeGreaterThan(2)
      expect(sum, JSON.stringify(weights.sort(([, one], [, other]) => other - one))).toBeLessThanOrEqual(maxBytes)
      await page.context().close()
    })
  })
}
