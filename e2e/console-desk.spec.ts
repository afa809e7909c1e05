import type { Locator, Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 860 }

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the console's screens in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, desk.width)
      problems = watch(owner, [/401/])
      await shop.order("casque-aura", 1, "0555 31 42 53")
      await shop.order("sac-casbah", 1, "0661 31 42 54")
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await owner?.context().close()
      await shop.stop()
    })

    const go = async (path: string, size: typeof phone) => {
      await owner.setViewportSize(size)
      await owner.goto(`${shop.url}/admin${path}`)
    }
    /** Left edges in reading order: from the start of a line. */
    const startOf = async (element: Locator) => {
      const { x, width } = (await element.boundingBox()) ?? { x: 0, width: 0 }
      return locale === "ar" ? -(x + width) : x
    }

    test("the list has an order's status right behind its number, at every width", async () => {
      for (const size of [desk, phone, { width: 1700, height: 900 }]) {
        await go("/orders", size)
        const row = owner.locator(".orders tbody tr").first()
        const [number, status, client] = [row.locator(".num"), row.locator(".state"), row.locator(".who-col")]
        await expect(status).toContainText(t("status.new"))
        expect(await startOf(number)).toBeLessThan(await startOf(status))
        if (size === phone) {
          const [at, below] = [await status.boundingBox(), await client.boundingBox()]
          expect(at?.y ?? 0).toBeLessThan(below?.y ?? 0)
        } else expect(await startOf(status)).toBeLessThan(await startOf(client))
        await expect(owner.locator(".c-top").getByRole("link", { name: t("orders.byPhone") })).toBeInViewport()
        await expectNoSidewaysScroll(owner)
      }
    })

    test("the board is searched, and its link shows the same", { tag: "@long" }, async () => {
      await go("/orders/board", desk)
      const cards = owner.locator(".lane li")
      await expect(cards).toHaveCount(2)
      await owner.getByRole("searchbox").fill("0555314253")
      await expect(cards).toHaveCount(1)
      await expect(owner.locator(".lane").first().getByRole("heading").locator("bdi")).toHaveText("1")
      await owner.reload()
      await expect(cards).toHaveCount(1)
      await cards.getByText(t("order.moveTo"), { exact: true }).click()
      await expect(owner.getByRole("menuitem")).toHaveText([
        t("step.to-call-again"),
        t("step.confirmed"),
        t("step.cancelled"),
      ])
      await owner.keyboard.press("Escape")
      await expectAccessible(owner)
    })

    test("delivery on a phone scrolls as a page, shows every value, and saving is always in reach", {
      tag: "@long",
    }, async () => {
      await go("/delivery", phone)
      const last = owner.locator(".sheet tbody tr").last()
      const save = owner.getByRole("button", { name: t("sheet.save"), exact: true })
      await expect(save).toBeInViewport({ ratio: 1 })
      await last.scrollIntoViewIfNeeded()
      for (const cell of await last.locator("td").all()) await expect(cell).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(owner)
      await last.locator("td").first().dblclick()
      await owner.keyboard.press("Control+a")
      await owner.keyboard.type("1234")
      await owner.keyboard.press("Enter")
      await expect(save).toBeInViewport({ ratio: 1 })
      await expectAccessible(owner)
      await save.click()
      await expect(owner.getByText(t("tariff.saved"))).toBeVisible()
      await expect(last.locator("td").first()).toContainText(/1.?234/)
    })

    test("the settings have a menu beside them, which folds on a phone, and one width", { tag: "@long" }, async () => {
      const widths = new Set<number>()
      await go("/settings", desk)
      const menu = owner.getByRole("navigation", { name: t("shell.settings"), exact: true })
      for (const name of [t("settings.shop"), t("staff.title"), t("mail.title"), t("settings.webhooks")]) {
        await menu.getByRole("link", { name, exact: true }).click()
        await expect(menu.locator("[aria-current]")).toHaveText(name)
        await expect(owner.getByRole("heading", { level: 1 })).toBeVisible()
        widths.add((await owner.locator(".c-settings > .c-page").boundingBox())?.width ?? 0)
      }
      expect(widths.size).toBe(1)
      await owner.setViewportSize(phone)
      await expect(menu.getByRole("link", { name: t("staff.title"), exact: true })).toBeHidden()
      await menu.locator("summary").click()
      await menu.getByRole("link", { name: t("staff.title"), exact: true }).click()
      await expect(menu.locator("summary")).toContainText(t("staff.title"))
      await expect(menu.getByRole("link", { name: t("mail.title"), exact: true })).toBeHidden()
      await expectNoSidewaysScroll(owner)
      await expectAccessible(owner)
    })

    test("a product's form begins with photos, name and price", async () => {
      for (const size of [desk, phone]) {
        await go("/products/create", size)
        const order = ["#pictures", '[name="name.fr"]', '[name="price"]', '[name="quantity"]', "#colorNames"]
        const tops: number[] = []
        for (const one of order) tops.push((await owner.locator(one).boundingBox())?.y ?? 0)
        // On a desk price and stock stand beside photos and name.
        if (size === desk) expect(Math.max(...tops.slice(0, 4))).toBeLessThan(size.height)
        else expect(tops).toEqual(tops.toSorted((a, b) => a - b))
        expect(tops[1]).toBeLessThan(size.height)
        await expect(owner.locator('[name="unit.fr"]')).toBeHidden()
        await owner.getByText(t("product.moreTexts"), { exact: true }).click()
        await expect(owner.locator('[name="unit.fr"]')).toBeVisible()
        await expectNoSidewaysScroll(owner)
      }
    })
  })
}
