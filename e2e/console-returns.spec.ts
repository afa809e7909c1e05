import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

// A parcel that came back: what is good is for sale again, what is damaged or missing is written off, line by line.

for (const [locale, width] of casesOf(import.meta.filename, [
  ["ar", 390],
  ["fr", 1280],
  ["fr", 390],
  ["ar", 1280],
] as const)) {
  test.describe(`a returned parcel in ${locale} at ${width} px`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, width)
      problems = watch(page, [/401/])
    })
    test.afterAll(async () => {
      await page?.context().close()
      await shop.stop()
    })

    test("has a condition of its own for each line that is not as the rest, and all of it is taken back", {
      tag: "@long",
    }, async () => {
      const read = async (path: string) => (await (await page.request.get(`${shop.url}/api/admin${path}`)).json()).data
      const post = async (path: string, data: object) => {
        const answer = await page.request.post(`${shop.url}/api/admin${path}`, { data, headers: { origin: shop.url } })
        expect(answer.ok(), await answer.text()).toBe(true)
        return (await answer.json()).data
      }
      const slugs = ["casque-aura", "sac-casbah"]
      const products = await Promise.all(slugs.map((slug) => shop.product(slug)))
      const units = () => Promise.all(slugs.map(async (slug) => (await shop.product(slug)).quantity))
      const placed = await post("/orders", {
        firstname: "Nour",
        lastname: "Haddad",
        mobile: "0555617284",
        wilaya: "Oran",
        commune: "Arzew",
        delivery: "home",
        lines: products.map(({ slug, colors: [color] }) => ({
          slug,
          quantity: 2,
          ...(color && { color: color.name }),
        })),
        idempotencyKey: "returns",
      })
      const { documentId } = placed
      for (const to of ["confirmed", "preparing", "shipped", "returning"])
        await post(`/orders/${documentId}/status`, { to })
      const sold = products.map(({ quantity }) => quantity - 2)
      await expect.poll(units).toEqual(sold)

      await page.goto(`${shop.url}/admin/orders/${documentId}`)
      await page.getByRole("button", { name: t("step.returned"), exact: true }).click()
      const dialog = page.getByRole("dialog")
      await expect(dialog.getByRole("combobox")).toHaveCount(2)
      await dialog.getByRole("combobox").last().selectOption("parcel-damaged")
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await takeScreenshot(page, `returned-by-line-${locale}-${width}`)
      await dialog.getByRole("button", { name: t("call.why.parcel-good") }).click()
      await expect(page.locator("header.c-top").getByText(t("status.returned"))).toBeVisible()
      await expect(page.locator(".log").last()).toContainText(t("call.why.parcel-damaged"))
      const returned = await read(`/orders/${documentId}`)
      expect(returned.history.at(-1)).toMatchObject({ details: { lines: [{ condition: "parcel-damaged" }] } })
      const apart = returned.lines.findIndex(
        ({ id }: { id: number }) => id === returned.history.at(-1).details.lines[0].id,
      )
      const good = slugs.findIndex((slug) => slug !== returned.lines[apart].slug)
      await expect.poll(units).toEqual(sold.map((left, at) => (at === good ? left + 2 : left)))

      await page
        .getByRole("button", { name: t("orders.undo") })
        .first()
        .click()
      await expect(page.getByText(t("orders.undone"))).toBeVisible()
      await expect.poll(units).toEqual(sold)
      expect(problems, "console errors and failed requests").toEqual([])
    })
  })
}
