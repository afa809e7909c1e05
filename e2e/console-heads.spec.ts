import type { Page } from "@playwright/test"
import { headPages } from "#core/content/page-heads/page-head.ts"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, consolePage, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** Nobody is signed in yet when the console asks who is. */
const meant = [/401/]

const written = {
  fr: { title: "Parlez-nous de votre projet", description: "Un atelier de Blida vous répond le jour même." },
  ar: { title: "حدثنا عن مشروعك", description: "ورشة من البليدة تجيبك في اليوم نفسه." },
}

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`what search engines show, in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let visitor: Page
    const problems: string[][] = []

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, 1280)
      visitor = await consolePage(browser, locale, 1280)
      problems.push(watch(owner, meant), watch(visitor, []))
    })
    test.afterEach(() => expect(problems.flat(), "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await owner?.context().close()
      await visitor?.context().close()
      await shop.stop()
    })

    const save = async () => {
      await owner.getByRole("button", { name: t("form.save"), exact: true }).click()
      await expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")
    }
    /** What a page says in its head. */
    const head = async (path: string) => {
      await visitor.goto(shop.url + localizedPath(locale, path))
      const content = (name: string) => visitor.locator(`meta[name="${name}"]`).getAttribute("content")
      return { title: await visitor.title(), description: await content("description") }
    }

    // One scenario: each step begins where the one before it has ended.
    test("are the defaults, then the merchant's words", { tag: "@long" }, async () => {
      await test.step("every page of the list says by default what the list shows", async () => {
        const defaults = await (await visitor.request.get(`${shop.url}/default-heads`)).json()
        await owner.goto(`${shop.url}/admin/settings/search`)
        await expect(owner.locator(".h-result")).toHaveCount(Object.keys(headPages).length)
        for (const [page, path] of Object.entries(headPages)) {
          const { title, description } = defaults[page][locale]
          const shown = await head(path)
          expect(shown.title).toContain(title)
          // Longer ones are cut at a word.
          expect(description).toContain(shown.description?.replace(/…$/, ""))
          await expect(owner.locator(".h-result").getByText(title).first()).toBeVisible()
        }
        await expectAccessible(owner)
      })

      await test.step("the merchant's words and picture go before them, and leave with them", async () => {
        const before = await head("/contact")
        await owner.goto(`${shop.url}/admin/settings/search`)
        // What each page shows by default comes behind the list, which moves under the pointer.
        await expect(owner.locator(".h-result")).toHaveCount(Object.keys(headPages).length)
        await owner.getByRole("link", { name: t("head.edit", { name: t("menu.page.contact") }) }).click()
        const { title, description } = written[locale]
        await owner.locator(`[name="title.${locale}"]`).fill(title)
        await owner.locator(`[name="description.${locale}"]`).fill(description)
        await expect(owner.locator(`.h-result[lang="${locale}"]`)).toContainText(title)
        await expectAccessible(owner)
        await save()
        await expect.poll(async () => (await head("/contact")).title).toContain(title)
        expect((await head("/contact")).description).toBe(description)
        expect(await visitor.locator('meta[property="og:title"]').getAttribute("content")).toBe(title)

        await owner.locator(`[name="title.${locale}"]`).fill("")
        await owner.locator(`[name="description.${locale}"]`).fill("")
        await save()
        await expect.poll(() => head("/contact")).toEqual(before)
      })

      await test.step("a listing of a category keeps its own words, and numbered pages have a number", async () => {
        await owner.goto(`${shop.url}/admin/settings/search/shop`)
        const { title } = written[locale]
        await owner.locator(`[name="title.${locale}"]`).fill(title)
        await save()
        await expect.poll(async () => (await head("/shop")).title).toContain(title)
        expect((await head("/shop?page=2")).title).toContain(title)
        expect((await head("/shop?page=2")).title).toContain("2")
        expect((await head("/shop?productType=beauty")).title).not.toContain(title)
      })

      await test.step("the forms fit a phone", async () => {
        await owner.setViewportSize({ width: 390, height: 860 })
        await expectNoSidewaysScroll(owner)
        await owner.goto(`${shop.url}/admin/settings/search`)
        await expect(owner.locator(".h-result").first()).toBeVisible()
        await expectNoSidewaysScroll(owner)
        await owner.setViewportSize({ width: 1280, height: 860 })
      })

      await test.step("the search field and the banner say what the merchant wrote", async () => {
        const hint = locale === "fr" ? "Tapis, cuivre, poterie…" : "زرابي، نحاس، فخار…"
        await owner.goto(`${shop.url}/admin/settings/shop`)
        await owner.locator(`[name="searchHint.${locale}"]`).fill(hint)
        await owner.locator('[name="bannerEn"]').fill("Our workshop opens in spring.")
        await save()
        await expect
          .poll(async () => {
            await visitor.goto(shop.url + localizedPath(locale, "/contact"))
            return visitor.locator('.head input[type="search"]').first().getAttribute("placeholder")
          })
          .toBe(hint)
        const english = await (await visitor.request.get(`${shop.url}/en/contact`)).text()
        expect(english).not.toContain(hint)
        expect(english).toContain("Our workshop opens in spring.")
      })
    })
  })
}
