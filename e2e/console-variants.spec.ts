import type { Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, shortNumber, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { shopApi } from "./shop-api.ts"
import { casesOf } from "./short-form.ts"
import { createTranslate } from "./words.ts"

const names = {
  fr: { color: "Blanc", title: "Baskets Tell" },
  ar: { color: "أبيض", title: "حذاء رياضي Tell" },
} as const

for (const [locale, width] of casesOf(import.meta.filename, [
  ["fr", 1440],
  ["ar", 390],
])) {
  test.describe(`sizes of ordered shoes in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    const say = createTranslate(locale)
    const { color, title } = names[locale]
    let shop: ConsoleShop
    let page: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, width)
      problems = watch(page, [/401/, /409/])
    })
    test.afterAll(async () => {
      await page.context().close()
      await shop.stop()
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))

    test("an open size is chosen in the call, by keys alone, before the order is confirmed", {
      tag: "@long",
    }, async () => {
      const { token, number, documentId } = await shopApi(shop.url, shop.dataDir).place("baskets-tell", 1, {
        mobile: "0555 31 42 53",
        locale,
      })
      const receipt = `/confirmation-commande?order=${token}`
      await page.goto(`${shop.url}${localizedPath(locale, receipt)}`)
      await expect(page.getByText(say("confirmation.askSize"))).toBeVisible()

      await page.goto(`${shop.url}/admin/orders/calls`)
      await expect(page.getByRole("link", { name: shortNumber({ number }) })).toBeVisible()
      await expect(page.getByText(t("order.openChoice"))).toBeVisible()
      await page.keyboard.press("1")
      await expect(page.getByText(t("orders.problem.open"))).toBeVisible()
      const choice = page.getByRole("combobox", { name: t("order.variant") })
      await expect(choice).toBeFocused()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      const option = choice.getByRole("option").filter({ hasText: `${color} · 42` })
      await choice.selectOption(await option.getAttribute("value"))
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await expect(page.getByText(t("order.openChoice"))).toHaveCount(0)
      await expect(choice).toBeFocused()
      await expect(page.locator(".call h3")).toContainText(`${color} · 42`)
      await page.getByRole("button", { name: t("step.confirmed"), exact: true }).click()
      await expect(page.getByText(t("call.allDone"))).toBeVisible()

      await page.goto(`${shop.url}${localizedPath(locale, receipt)}`)
      await expect(page.locator(".receipt h3")).toContainText(`${color} · 42`)
      await expect(page.getByText(say("confirmation.askSize"))).toHaveCount(0)

      // Slip and invoice name both.
      for (const paper of ["slip", "invoice"]) {
        await page.goto(`${shop.url}/admin/orders/${documentId}/${paper}`)
        await expect(page.getByText(`${color} · 42`)).toBeVisible()
      }
    })

    test("a phone order is placed with a size, which an edit changes to another one", { tag: "@long" }, async () => {
      await page.goto(`${shop.url}/admin/orders/create`)
      await page.getByLabel(t("order.firstname"), { exact: true }).fill("Nour")
      await page.getByLabel(t("order.lastname"), { exact: true }).fill("Haddad")
      await page.getByLabel(t("order.mobile")).fill("0550 76 41 29")
      await page.getByLabel(t("order.wilaya")).selectOption("Alger")
      await page.getByLabel(t("order.commune")).selectOption("Kouba")
      await page.getByLabel(t("order.addProduct")).fill("Tell")
      await page.locator(".c-picker li button").filter({ hasText: title }).click()
      const choice = page.getByRole("combobox", { name: t("order.variant") })
      await expect(choice).toHaveValue("")
      await page.getByRole("button", { name: t("order.place") }).click()
      await expect(choice).toBeFocused()
      const choose = async (name: string) => {
        const option = choice.getByRole("option").filter({ hasText: name })
        await choice.selectOption(await option.getAttribute("value"))
      }
      await choose(`${color} · 41`)
      await expectAccessible(page)
      await page.getByRole("button", { name: t("order.place") }).click()
      await expect(page).toShowURL(/\/admin\/orders\/[a-z0-9]{24}$/)
      // An order by phone is in French; its lines are named in the agent's language.
      const line = page.locator(".call-lines h3")
      await expect(line).toContainText(`${color} · 41`)

      await page.getByRole("button", { name: t("order.edit") }).click()
      const quantity = page.getByLabel(t("shell.named", { name: t("order.quantity"), value: "Baskets Tell" }))
      await quantity.fill("99")
      const changes = page.getByRole("alert").filter({ hasText: "Baskets Tell (Blanc · 41)" })
      await expect(changes).toBeVisible()
      await quantity.fill("1")
      await choose(`${color} · 40`)
      await page.getByRole("button", { name: t("order.save") }).click()
      await expect(line).toContainText(`${color} · 40`)
      const [was, is] = ["Blanc · 41", "Blanc · 40"].map((choice) => `\u2068${choice}\u2069`)
      const change = t("history.lineChanged", { title: "\u2068Baskets Tell\u2069", old: was ?? "", new: is ?? "" })
      await expect(page.locator(".log")).toContainText(change)
    })
  })
}
