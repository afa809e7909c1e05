import type { Locator, Page } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// Menus, popovers, dialogs and notes of the console, by keys alone, and mirrored in Arabic.

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`what opens over the console in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, 1280)
      await shop.order("casque-aura", 1, "0555 10 20 30")
    })
    test.afterAll(async () => {
      await page.context().close()
      await shop.stop()
    })

    const openList = async () => {
      await page.goto(`${shop.url}/admin/orders`)
      await expect(page.locator(".orders tbody tr")).toHaveCount(1)
    }
    const more = () => page.locator(".c-top").getByRole("button", { name: t("shell.more"), exact: true })
    /** Where a popup begins in the direction of reading, counted from what opened it, in pixels. */
    async function startDistance(popup: Locator, opener: Locator): Promise<number> {
      const [one, other] = await Promise.all(
        [popup, opener].map((each) => each.evaluate((element) => element.getBoundingClientRect().toJSON())),
      )
      return Math.abs(locale === "ar" ? one.right - other.right : one.left - other.left)
    }

    test("a menu takes arrows and Escape, and gives the focus back", async () => {
      await openList()
      await more().focus()
      await page.keyboard.press("Enter")
      await expect(page.getByRole("menuitemcheckbox", { name: t("orders.sound") })).toBeFocused()
      await page.keyboard.press("ArrowDown")
      await expect(page.getByRole("menuitem", { name: t("orders.export") })).toBeFocused()
      await page.keyboard.press("Escape")
      await expect(page.getByRole("menu")).toHaveCount(0)
      await expect(more()).toBeFocused()
    })

    test("a dialog that a menu opened holds the focus, and gives it back to the menu's button", async () => {
      await openList()
      await more().focus()
      await page.keyboard.press("Enter")
      await page.keyboard.press("ArrowDown")
      await page.keyboard.press("Enter")
      const dialog = page.getByRole("dialog", { name: t("export.title") })
      await expect(dialog).toBeFocused()
      for (let presses = 0; presses < 6; presses++) {
        await page.keyboard.press("Tab")
        // At either end the focus lies on a guard for a moment, which leads it back.
        await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
      }
      await page.keyboard.press("Escape")
      await expect(dialog).toHaveCount(0)
      await expect(more()).toBeFocused()
    })

    test("choices open below their chip, at its start, and stay while they are chosen", { tag: "@long" }, async () => {
      await openList()
      const chip = page.getByRole("button", { name: t("orders.filter.status") }).first()
      await chip.click()
      const choices = page.getByRole("dialog", { name: t("orders.filter.status") })
      await expect(choices).toBeFocused()
      expect(await startDistance(choices, chip)).toBeLessThanOrEqual(1)
      await choices.getByLabel(t("status.new")).check()
      await expect(page).toShowURL(/filter=/)
      await expect(page.getByRole("dialog")).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await expect(chip).toBeFocused()
    })

    test("another language keeps what is typed", { tag: "@long" }, async () => {
      await page.goto(`${shop.url}/admin/account`)
      await page.getByLabel(t("auth.name")).fill("Rania B.")
      await page.locator(".who-am").click()
      await page.getByRole("menuitem", { name: "English" }).click()
      await expect(page.locator("html")).toHaveAttribute("lang", "en")
      await expect(page.locator("html")).toHaveAttribute("dir", "ltr")
      await expect(page.locator('input[name="name"]')).toHaveValue("Rania B.")
    })

    test("a note is announced, waits under the focus, and closes on Escape", { tag: "@long" }, async () => {
      await openList()
      await page.goto(`${shop.url}/admin/account`)
      await page.getByRole("button", { name: t("account.save") }).click()
      const note = page.getByRole("alert").filter({ hasText: t("account.saved") })
      await expect(note).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(note).toHaveCount(0)
    })

    test("a phone's drawer has the other places, and closes where one of them is chosen", {
      tag: "@long",
    }, async () => {
      await page.setViewportSize({ width: 390, height: 860 })
      await openList()
      await page
        .locator(".c-dock")
        .getByRole("button", { name: t("shell.more") })
        .click()
      const drawer = page.getByRole("dialog", { name: t("shell.more") })
      await expectAccessible(page)
      await page.keyboard.press("Escape")
      await expect(drawer).toHaveCount(0)
      await expect(page.locator(".c-dock").getByRole("button", { name: t("shell.more") })).toBeFocused()
      await page.keyboard.press("Enter")
      await drawer.getByRole("link", { name: t("shell.coupons") }).click()
      await expect(page).toShowURL(/\/admin\/coupons$/)
      await expect(drawer).toHaveCount(0)
      await page.setViewportSize({ width: 1280, height: 860 })
    })
  })
}
