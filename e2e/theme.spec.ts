import type { Page } from "@playwright/test"
import { nearestAllowedBrand } from "#core/content/theme/palette.ts"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, consolePage, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** Nobody is signed in yet when the console asks who is. */
const meant = [/401/]
/** The page that is missing on purpose. */
const missing = [/404/]

const product = "/product-details/casque-aura"
const wine = "rgb(123, 37, 68)"

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the look of the shop in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let visitor: Page
    const problems: string[][] = []

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, 1280)
      visitor = await consolePage(browser, locale, 390)
      problems.push(watch(owner, meant), watch(visitor, missing))
    })
    test.afterEach(() => expect(problems.flat(), "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await owner?.context().close()
      await visitor?.context().close()
      await shop.stop()
    })

    const brand = () => owner.locator('[name="brand"]')
    const press = (name: string) => owner.getByRole("button", { name, exact: true }).click()
    const status = (text: string) => expect(owner.locator(".c-bar").getByText(text)).toBeVisible()
    const html = async () => (await visitor.request.get(shop.url + localizedPath(locale, product))).text()
    const orderButton = () => visitor.locator(".btn-order").first()
    const themed = /<link rel="stylesheet" href="(\/theme\/7b2544-large-[0-9a-f]{16}\.css)"/

    // One scenario: each step begins where the one before it has ended.
    test("is drafted, published and undone", { tag: "@long" }, async () => {
      await test.step("a colour on which white cannot be read is not published, and the nearest is offered", async () => {
        await owner.goto(`${shop.url}/admin/settings/theme`)
        await brand().fill("#ffd400")
        const nearest = nearestAllowedBrand("#ffd400")
        await expect(owner.getByRole("button", { name: t("theme.publish"), exact: true })).toBeDisabled()
        await expectAccessible(owner)
        await owner.getByRole("button", { name: nearest }).click()
        await expect(brand()).toHaveValue(nearest)
        await expect(owner.getByRole("button", { name: t("theme.publish"), exact: true })).toBeEnabled()
      })

      await test.step("a draft is seen beside the form and not in the shop", async () => {
        await brand().fill("#7b2544")
        await owner.getByRole("radio", { name: t("theme.corner.large") }).check({ force: true })
        const preview = owner.frameLocator(".preview-frame").locator("main .btn:not(.btn-quiet)").first()
        await expect(preview).toHaveCSS("background-color", wine)
        await expect(preview).toHaveCSS("border-radius", "18px")
        await owner.getByRole("button", { name: t("preview.desktop"), exact: true }).click()
        await press(t("theme.scheme.dark"))
        await expect(owner.locator(".preview-frame")).toHaveCSS("width", "1280px")
        await expectAccessible(owner)
        await expectNoSidewaysScroll(owner)
        await owner.setViewportSize({ width: 390, height: 860 })
        await owner.locator(".preview-fold summary").click()
        for (const screen of ["desktop", "phone"] as const) {
          await owner.getByRole("button", { name: t(`preview.${screen}`), exact: true }).click()
          await expectNoSidewaysScroll(owner)
        }
        await expectAccessible(owner)
        await owner.setViewportSize({ width: 1280, height: 860 })
        await press(t("theme.saveDraft"))
        await status(t("theme.stage.drafted"))
        await expect.poll(() => html()).not.toContain("/theme/")
      })

      await test.step("a published look is in the page before it is painted, and every page has it", async () => {
        await press(t("theme.publish"))
        await status(t("theme.stage.published"))
        await expect.poll(html).toMatch(themed)
        const [head = ""] = (await html()).split("</head>")
        const [, address = ""] = themed.exec(head) ?? []
        const css = await visitor.request.get(shop.url + address)
        expect(css.headers()["cache-control"]).toContain("immutable")
        await visitor.goto(shop.url + localizedPath(locale, product))
        await expect(orderButton()).toHaveCSS("background-color", wine)
        await expect(orderButton()).toHaveCSS("border-radius", "18px")
        await expectAccessible(visitor)
        await visitor.emulateMedia({ colorScheme: "dark" })
        await expectAccessible(visitor)
        await visitor.emulateMedia({ colorScheme: "light" })
        const notFound = await visitor.request.get(`${shop.url}${localizedPath(locale, "/no-such-page")}`)
        expect(await notFound.text()).toMatch(themed)
      })

      await test.step("an invoice has the brand colour", async () => {
        await shop.order("casque-aura", 1, "0550123456")
        const list = await owner.request.get(`${shop.url}/api/admin/orders?pageSize=1`)
        const [{ documentId }] = (await list.json()).data
        await owner.goto(`${shop.url}/admin/orders/${documentId}/invoice`)
        await expect(owner.locator(".paper-name")).toHaveCSS("color", wine)
        await owner.goto(`${shop.url}/admin/settings/theme`)
      })

      await test.step("undo brings the former look back, and keeps the other one as a draft", async () => {
        await press(t("theme.undo"))
        await status(t("theme.stage.undone"))
        await expect.poll(html).not.toContain("/theme/")
        await visitor.goto(shop.url + localizedPath(locale, product))
        await expect(orderButton()).toHaveCSS("background-color", "rgb(194, 81, 47)")
        await owner.reload()
        await expect(brand()).toHaveValue("#7b2544")
      })
    })
  })
}
