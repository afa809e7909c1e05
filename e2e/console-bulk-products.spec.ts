import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"

test.describe("products of all pages of the list", () => {
  const t = consoleWords("fr")
  let shop: ConsoleShop
  test.beforeAll(async () => {
    shop = await startConsoleShop()
  })
  test.afterAll(() => shop.stop())

  test("are selected and deleted together, but for one that was ordered", { tag: "@long" }, async ({ browser }) => {
    await shop.order("casque-aura", 1, "0555 10 20 30")
    const page = await ownersPage(browser, shop, "fr", 1280)
    await page.goto(`${shop.url}/admin/products`)
    await page.getByLabel(t("products.selectAll")).first().check()
    const bar = page.getByRole("form").filter({ hasText: t("products.bulk.do") })
    await bar.getByRole("button", { name: t("products.selectFound", { n: 41 }) }).click()
    await expect(bar.getByText(t("products.selected", { n: 41 }))).toBeVisible()
    await bar.getByRole("combobox").selectOption("delete")
    await bar.getByRole("button", { name: t("products.bulk.apply") }).click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("products.bulk.delete") })
      .click()
    await expect(page.getByText(t("products.bulk.done", { n: 40 }))).toBeVisible()
    await expect(page.getByText(t("products.problem.ORDERED"))).toBeVisible()
    await page.getByRole("button", { name: t("products.bulk.restore") }).click()
    await expect(page.getByText(t("products.bulk.restored", { n: 40 }))).toBeVisible()

    // One of them again, where all could be deleted: the note takes it back.
    await page.getByRole("searchbox").first().fill("Montre")
    await expect(page.getByRole("link", { name: "Montre connectée Nova Fit" }).first()).toBeVisible()
    await expect(page.getByRole("row")).toHaveCount(2)
    await page.getByLabel(t("products.selectAll")).first().check()
    await bar.getByRole("combobox").selectOption("delete")
    await bar.getByRole("button", { name: t("products.bulk.apply") }).click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("products.bulk.delete") })
      .click()
    const note = page.getByRole("alert").filter({ hasText: t("products.bulk.deleted", { n: 1 }) })
    await expect(page.getByRole("link", { name: "Montre connectée Nova Fit" })).toHaveCount(0)
    await note.getByRole("button", { name: t("orders.undo") }).click()
    await expect(page.getByRole("link", { name: "Montre connectée Nova Fit" }).first()).toBeVisible()
    await page.context().close()
  })
})
