import type { Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, consolePage, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { lifted } from "./lifted.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** Nobody is signed in yet when the console asks who is. */
const meant = [/401/]

/** What the merchant writes, in French and in Arabic. */
const written = { fr: "Nos ateliers", ar: "ورشاتنا" }

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the menus of every page in ${locale}`, () => {
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

    const button = (name: string) => owner.getByRole("button", { name, exact: true })
    const rows = () => owner.locator(".m-entry")
    const row = (name: string) => rows().filter({ has: owner.locator(".s-name > b", { hasText: name }) })
    const field = (name: string) => owner.locator(`.s-body [name$="${name}"]`)
    const save = async () => {
      await button(t("form.save")).click()
      await expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")
    }
    const html = async (path = "/contact") => (await visitor.request.get(shop.url + localizedPath(locale, path))).text()
    /** What stands in the bar of the header. */
    const bar = async () => {
      await visitor.goto(shop.url + localizedPath(locale, "/contact"))
      const entries = visitor.locator(".main-menu > li")
      return (await entries.allInnerTexts()).map((text) => text.trim())
    }
    let before: string[] = []

    // One scenario: each step begins where the one before it has ended.
    test("follow what the merchant edits", { tag: "@long" }, async () => {
      await test.step("a link is added with a name in two languages, and every page has it", async () => {
        before = await bar()
        expect(before.length).toBeGreaterThan(3)
        await owner.goto(`${shop.url}/admin/settings/menus`)
        await expect(rows().first()).toBeVisible()
        await expect(owner.getByText(t("menu.isDefault"), { exact: true })).toBeVisible()
        await expectAccessible(owner)
        await button(t("menu.add.address")).click()
        await expect(rows().last().locator(".s-open")).toBeFocused()
        await button(t("form.save")).click()
        await expect(owner.locator(".c-problems")).toContainText(t("menu.problem.target.address"))
        await field(".value").fill("http://blida.example")
        await field(".text.fr").fill(written.fr)
        await field(".text.ar").fill(written.ar)
        await button(t("form.save")).click()
        await expect(owner.locator(".c-problems")).toContainText(t("menu.problem.target.address"))
        await field(".value").fill("https://blida.example/ateliers")
        await expectAccessible(owner)
        await button(t("menu.outdent", { name: written[locale] })).click()
        await save()
        await expect.poll(() => html()).toContain("https://blida.example/ateliers")
        expect(await bar()).toEqual([...before, written[locale]])
        const link = visitor.locator(".main-menu").getByRole("link", { name: written[locale], exact: true })
        await expect(link).toHaveAttribute("rel", "noopener")
      })

      await test.step("entries are ordered by keyboard and by their buttons", async () => {
        const all = await rows().count()
        const handle = owner.getByRole("button", { name: t("form.move", { name: written[locale] }) })
        await rows().last().locator(".s-open").click()
        await handle.focus()
        await owner.keyboard.press("Space")
        await lifted(owner, t("form.move.lifted", { name: written[locale], n: all, all }))
        await owner.keyboard.press("ArrowUp")
        await expect(owner.getByText(t("form.move.over", { name: written[locale], n: all - 1, all }))).toBeAttached()
        await owner.keyboard.press("Space")
        await expect(rows().nth(all - 2)).toContainText(written[locale])
        const up = button(t("section.up", { name: written[locale] }))
        await up.focus()
        for (let at = all - 2; at > 0; at--) await owner.keyboard.press("Enter")
        await expect(rows().first()).toContainText(written[locale])
        await expect(up).toBeFocused()
        await save()
        await expect.poll(bar).toEqual([written[locale], ...before])
      })

      await test.step("a hidden title takes what stands below it along; a removed entry comes back", async () => {
        const title = t("menu.title.more")
        await button(t("section.hide", { name: title })).click()
        await expect(row(title)).toContainText(t("section.state.hidden"))
        await save()
        await expect.poll(bar).toEqual([written[locale], ...before.slice(0, -1)])
        await button(t("section.show", { name: title })).click()
        await button(t("section.remove", { name: written[locale] })).click()
        await expect(button(t("section.undo"))).toBeFocused()
        await owner.keyboard.press("Enter")
        await expect(rows().first()).toContainText(written[locale])
        await button(t("section.remove", { name: written[locale] })).click()
        await save()
        await expect.poll(bar).toEqual(before)
      })

      await test.step("a category stands in the footer under its own name", async () => {
        await owner.getByRole("link", { name: t("menu.footer"), exact: true }).click()
        await expect(owner).toShowURL(/\/menus\/footer$/)
        await button(t("menu.add.category")).click()
        const choice = field(".value")
        await choice.selectOption({ index: 1 })
        const name = (await choice.locator("option:checked").innerText()).trim()
        const slug = await choice.inputValue()
        await save()
        await expect
          .poll(async () => {
            await visitor.goto(shop.url + localizedPath(locale, "/contact"))
            const link = visitor.locator("footer").getByRole("link", { name, exact: true })
            return (await link.count()) > 0 ? link.first().getAttribute("href") : null
          })
          .toBe(localizedPath(locale, `/shop?category=${slug}`))
      })

      await test.step("the default menu comes back, and its removal can be undone", async () => {
        const count = await rows().count()
        await button(t("menu.reset")).click()
        await expect(owner.getByText(t("menu.isDefault"), { exact: true })).toBeVisible()
        await button(t("section.undo")).click()
        await expect(rows()).toHaveCount(count)
        await button(t("menu.reset")).click()
        await save()
        const answer = await visitor.request.get(`${shop.url}/api/menus`)
        expect((await answer.json()).data.footer).toBeNull()
      })

      await test.step("the list and its forms fit a phone", async () => {
        await owner.setViewportSize({ width: 390, height: 860 })
        await rows().nth(1).locator(".s-open").click()
        await expectNoSidewaysScroll(owner)
        await expectAccessible(owner)
        await owner.setViewportSize({ width: 1280, height: 860 })
      })
    })
  })
}
