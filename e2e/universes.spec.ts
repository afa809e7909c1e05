import type { Page } from "@playwright/test"
import type { Locale } from "#core/i18n/locale.ts"
import { startNewShop } from "#server/testing/new-shop.ts"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { hand } from "./hand.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { shopData } from "./shop-data.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

// The universes of a shop: its own names, none that is not its own.

/** What a page says and where it leads: without scripts, styles and drawings. */
const wordsOf = (html: string) => html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, " ")

/** Where every page of the shop names its universes. */
const pages = ["/", "/search", "/shop", "/shop-categories", "/contact", "/about", "/blog", "/cart", "/nothing-here"]

const ofTheSample: Record<Locale, RegExp> = {
  fr: /Électronique|\bMode\b|Beauté|Bijoux|[Pp]arfum|[Cc]asque|\bNova\b/,
  ar: /إلكترونيات|أزياء|جمال|مجوهرات|عطر|سماعات/,
  en: /Electronics|Fashion|Beauty|Jewelry|[Pp]erfume|[Hh]eadphones|\bNova\b/,
}

test("a shop without categories names no universe and nothing of the sample, in any language", {
  tag: "@long",
}, async () => {
  const data = shopData("nothing")
  const shop = await startNewShop({ DATA_DIR: data.dir })
  const named: string[] = []
  for (const [locale, words] of Object.entries(ofTheSample)) {
    for (const path of pages) {
      const html = await (await fetch(shop.url + localizedPath(locale as Locale, path))).text()
      const found = words.exec(wordsOf(html)) ?? /productType=/.exec(html)
      if (found) named.push(`${locale} ${path}: ${found[0]}`)
    }
  }
  expect(named).toEqual([])
  expect(await (await fetch(`${shop.url}/sitemap.xml`)).text()).not.toMatch(/productType=|home-\d/)
  await shop.stop()
  data.remove()
})

for (const [locale, width] of casesOf(import.meta.filename, [
  ["fr", 1280],
  ["ar", 390],
] as const)) {
  test.describe(`the universes of a shop in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, width)
      problems = watch(owner, [/401/])
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await owner?.context().close()
      await shop.stop()
    })

    const html = async (path: string) => (await fetch(shop.url + path)).text()
    const row = (name: string) => owner.getByRole("region", { name, exact: true })
    const nameOf = { electronics: { fr: "Électronique", ar: "إلكترونيات" }, fashion: { fr: "Mode", ar: "أزياء" } }

    test("are renamed, hidden and added in the console, and every page follows", { tag: "@long" }, async () => {
      await owner.goto(`${shop.url}/admin/products/universes`)
      await expect(row(nameOf.fashion[locale])).toBeVisible()
      await expectAccessible(owner)
      await expectNoSidewaysScroll(owner)
      await takeScreenshot(owner, `universes-${locale}-${width}`)
      const keys = hand(owner)
      await owner.locator('[name="1.name.fr"]').focus()
      await keys.press("Control+a")
      await keys.type("Vêtements")
      await owner.getByRole("checkbox").nth(2).focus()
      await keys.press("Space")
      await owner.getByRole("button", { name: t("universes.add") }).focus()
      await keys.press("Enter")
      await keys.press("Control+s")
      await expect(owner.locator(".c-problems")).toBeFocused()
      await owner.locator('[name="4.name.fr"]').focus()
      await keys.type("Quincaillerie")
      await keys.press("Control+s")
      await expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")
      await takeScreenshot(owner, `universes-changed-${locale}-${width}`)

      await expect.poll(() => html("/contact")).toContain("Vêtements")
      for (const path of ["/", "/shop", "/contact", "/shop-categories", "/search"]) {
        const words = wordsOf(await html(path))
        expect(words, path).not.toMatch(/>Mode<|>Beauté<|productType=beauty|\/home-3/)
        // What sells best is of the hidden one.
        expect(words, path).not.toContain('placeholder="Vernis')
        // Nothing is in it yet.
        expect(words, path).not.toContain("Quincaillerie<")
      }
      expect(await html("/sitemap.xml")).not.toMatch(/productType=beauty|home-3/)
      expect((await fetch(`${shop.url}/home-3`, { redirect: "manual" })).status).toBe(302)
      // Its products stay on sale, and its addresses stand.
      expect((await fetch(`${shop.url}/shop?productType=beauty`)).status).toBe(200)
      expect(await html("/shop?productType=fashion")).toMatch(/<h1[^>]*>Vêtements</)

      const category = { title: { fr: "Vaisselle", ar: "", en: "" }, productType: "quincaillerie" }
      const headers = { origin: shop.url }
      expect((await owner.request.post(`${shop.url}/api/admin/categories`, { data: category, headers })).status()).toBe(
        201,
      )
      await expect.poll(() => html("/contact")).toContain("Quincaillerie</a>")
      // A page in memory is shown once more while it is made anew.
      await expect.poll(() => html("/shop-categories")).toContain("productType=quincaillerie")
    })
  })
}
