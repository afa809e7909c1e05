import type { Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, consolePage, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expectBackByKeyboard } from "./removed-page.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** Nobody is signed in yet when the console asks who is; a page that is hidden or removed is a 404. */
const meant = [/401/, /404/]

const title = { fr: "Notre atelier de Blida", ar: "ورشتنا في البليدة" }
const section = { fr: "Le cuivre, martelé à la main", ar: "نحاس مطروق باليد" }

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`pages that the merchant adds, in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let visitor: Page
    const problems: string[][] = []

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, 1280)
      visitor = await consolePage(browser, locale, 390)
      problems.push(watch(owner, meant), watch(visitor, meant))
    })
    test.afterEach(() => expect(problems.flat(), "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await owner?.context().close()
      await visitor?.context().close()
      await shop.stop()
    })

    const button = (name: string) => owner.getByRole("button", { name, exact: true })
    const save = async () => {
      await button(t("form.save")).click()
      await expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")
    }
    const path = localizedPath(locale, "/pages/notre-atelier")
    const status = async () => (await visitor.request.get(shop.url + path)).status()
    const sitemap = async () => (await visitor.request.get(`${shop.url}/sitemap.xml`)).text()

    // One scenario: each step begins where the one before it has ended.
    test("are added, filled, linked and removed", { tag: "@long" }, async () => {
      await test.step("a page is added with its address, and seen once it is shown", async () => {
        await owner.goto(`${shop.url}/admin/pages`)
        await button(t("own.add")).click()
        const dialog = owner.getByRole("dialog")
        await dialog.locator('[name="title.fr"]').fill(title.fr)
        await dialog.locator('[data-language-of="ar"]').click()
        await dialog.locator('[name="title.ar"]').fill(title.ar)
        await expect(dialog.locator('[name="slug"]')).toHaveValue("notre-atelier-de-blida")
        await dialog.locator('[name="slug"]').fill("Notre atelier")
        await dialog.getByRole("button", { name: t("own.add"), exact: true }).click()
        await expect(dialog).toContainText(t("post.problem.slug"))
        await dialog.locator('[name="slug"]').fill("notre-atelier")
        await expectAccessible(owner)
        await dialog.getByRole("button", { name: t("own.add"), exact: true }).click()
        await expect(owner.getByRole("heading", { name: title[locale], exact: true })).toBeVisible()
        await expect.poll(() => status()).toBe(404)
        await owner.getByRole("checkbox", { name: t("own.shown") }).check()
        await owner.locator('[name="description.fr"]').fill("Une rue, trois artisans.")
        await expectAccessible(owner)
        await save()
        await expect.poll(status).toBe(200)
        // Nothing to read yet.
        await expect.poll(() => sitemap()).not.toContain("/pages/notre-atelier<")
      })

      await test.step("its sections stand below its text; without any the list says so", async () => {
        await owner.getByRole("link", { name: t("own.sections"), exact: true }).click()
        await button(t("section.add")).click()
        await owner
          .getByRole("dialog")
          .getByRole("button", { name: t("section.kind.text-picture") })
          .click()
        await owner.locator('.s-body [name$=".title.fr"]').fill(section.fr)
        await owner.locator('.s-body [name$=".title.ar"]').fill(section.ar)
        await expectAccessible(owner)
        await save()
        await expect
          .poll(async () => {
            await visitor.goto(shop.url + path)
            return visitor.getByRole("heading", { name: section[locale] }).count()
          })
          .toBe(1)
        await expect.poll(sitemap).toContain("/pages/notre-atelier<")
        await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title[locale])
        await expectNoSidewaysScroll(visitor)
        await expectAccessible(visitor)
      })

      await test.step("a menu leads to it, and not any more when it is hidden", async () => {
        await owner.goto(`${shop.url}/admin/settings/menus/footer`)
        await button(t("menu.add.own")).click()
        await owner.locator('.s-body [name$=".value"]').selectOption({ label: title[locale] })
        await save()
        const links = async () => {
          await visitor.goto(shop.url + localizedPath(locale, "/contact"))
          return visitor.locator("footer").getByRole("link", { name: title[locale], exact: true }).count()
        }
        await expect.poll(links).toBe(1)
        await owner.goto(`${shop.url}/admin/pages`)
        await owner.getByRole("link", { name: title[locale], exact: true }).click()
        await owner.getByRole("checkbox", { name: t("own.shown") }).uncheck()
        await save()
        await expect.poll(links).toBe(0)
        await expect.poll(status).toBe(404)
        await expect.poll(sitemap).not.toContain("/pages/notre-atelier<")
        await owner.getByRole("checkbox", { name: t("own.shown") }).check()
        await save()
        await expect.poll(status).toBe(200)
      })

      await test.step("a removed page comes back by the keyboard", async () => {
        await owner.goto(`${shop.url}/admin/pages`)
        await expectBackByKeyboard(owner, { t, title: title[locale], status })
      })
    })
  })
}
