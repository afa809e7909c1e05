import type { APIResponse, Page } from "@playwright/test"
import { totpCode } from "#api/testing/authenticator.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, consolePage, joinTeam, ownersPage, password, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// An owner requires a second step of owners and managers; a manager sets one up before anything else.

const widths = { fr: 1280, ar: 390 } as const

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`a required second step in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let manager: Page
    let problems: string[][]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, widths[locale])
      manager = await consolePage(browser, locale, widths[locale])
      problems = [watch(owner, []), watch(manager, [/401/])]
      const invited = await post(owner, "/invitations", { role: "manager", password })
      const { data } = (await invited.json()) as { data: { link: string } }
      await joinTeam(manager, data.link, t, "Karima Haddad", "karima@shop.example")
    })
    test.afterAll(async () => {
      await Promise.all([owner, manager].map((page) => page.context().close()))
      await shop.stop()
    })
    test.afterEach(() => expect(problems.flat(), "console errors and failed requests").toEqual([]))

    const post = (page: Page, path: string, data: object): Promise<APIResponse> =>
      page.request.post(`${shop.url}/api/admin${path}`, { data, headers: { origin: shop.url } })
    const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

    /** Screenshots for whoever looks at the screens: SCREENS=folder. */
    const capture = async (page: Page, name: string) => {
      const folder = process.env.SCREENS
      if (folder) await page.screenshot({ path: `${folder}/second-${name}-${locale}.png`, fullPage: true })
    }

    test("is required by an owner and set up by a manager", { tag: "@long" }, async () => {
      test.slow()
      await test.step("is the owner's to require, who sets up a step of their own first", async () => {
        await owner.goto(`${shop.url}/admin/settings/staff`)
        await expect(owner.getByText(t("staff.secondOff"))).toBeVisible()
        await expect(owner.getByText(t("staff.secondOwnFirst"))).toBeVisible()
        await expect(button(owner, t("staff.secondRequire"))).toHaveCount(0)
        await capture(owner, "own-first")
        const enabled = await post(owner, "/auth/two-factor/enable", { password })
        const { data } = (await enabled.json()) as { data: { totpURI: string } }
        expect((await post(owner, "/auth/two-factor/confirm", { code: totpCode(data.totpURI) })).status()).toBe(200)
        await owner.reload()
        await button(owner, t("staff.secondRequire")).click()
        const dialog = owner.getByRole("dialog")
        await expect(dialog).toContainText(t("staff.secondWithout", { n: 1 }))
        await expect(dialog).toContainText("Karima Haddad")
        await expectAccessible(owner)
        await capture(owner, "dialog")
        await dialog.getByRole("button", { name: t("staff.secondRequire") }).click()
        await expect(owner.getByText(t("staff.secondOn"))).toBeVisible()
        await expect(button(owner, t("staff.secondDrop"))).toBeVisible()
        await expectAccessible(owner)
        await expectNoSidewaysScroll(owner)
        await capture(owner, "on")
      })

      await test.step("is set up by a manager at the next sign-in, before anything else", async () => {
        await manager.goto(`${shop.url}/admin/orders`)
        await manager.getByLabel(t("auth.email")).fill("karima@shop.example")
        await expect(manager.getByLabel(t("auth.password"))).toHaveAttribute("type", "password")
        await manager.getByLabel(t("auth.password")).fill(password)
        await button(manager, t("auth.signIn")).click()
        await expect(manager.getByText(t("auth.secondRequired"))).toBeVisible()
        await expect(manager.getByRole("navigation")).toHaveCount(0)
        await expectAccessible(manager)
        await capture(manager, "door")
        await manager.goto(`${shop.url}/admin/settings/shop`)
        await expect(manager.getByText(t("auth.secondRequired"))).toBeVisible()
        await manager.getByLabel(t("account.current")).fill(password)
        await button(manager, t("account.turnOn")).click()
        const uri = await manager.getByRole("link", { name: t("account.openApp") }).getAttribute("href")
        await expectAccessible(manager)
        await expectNoSidewaysScroll(manager)
        await capture(manager, "app")
        await manager.getByLabel(t("account.confirmCode")).fill(totpCode(uri ?? ""))
        await button(manager, t("account.confirm")).click()
        await expect(manager.getByText(t("account.spareText"))).toBeVisible()
        await expectAccessible(manager)
        await capture(manager, "codes")
        await button(manager, t("auth.continue")).click()
        await expect(manager.getByRole("heading", { name: t("orders.title"), exact: true })).toBeVisible()
      })

      await test.step("is seen by a manager, who cannot change it", async () => {
        await manager.goto(`${shop.url}/admin/settings/staff`)
        await expect(manager.getByText(t("staff.secondOn"))).toBeVisible()
        await expect(button(manager, t("staff.secondDrop"))).toHaveCount(0)
      })
    })
  })
}
