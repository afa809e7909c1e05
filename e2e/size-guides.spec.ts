import type { Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, consolePage, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { hydrated } from "./hydrated.ts"
import { expect, shopTest, test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { createTranslate } from "./words.ts"

const product = "/product-details/baskets-tell"

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width: 390, height: 844 } })

    test("the guide of shoe sizes opens over the product, and the back button closes it", { tag: "@long" }, async ({
      page,
      at,
      t,
    }) => {
      await page.goto(at(`${product}?color=blanc&size=42`))
      await hydrated(page)
      const link = page.getByRole("link", { name: t("product.guide"), exact: true })
      await expectAccessible(page)
      await link.click()
      const dialog = page.getByRole("dialog", { name: t("product.guide.title.shoe") })
      await expect(dialog.getByRole("row", { name: /^42 / })).toContainText(/26[,.]5/)
      await expect(dialog).toContainText(t("product.guide.how"))
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toShowURL(at(`${product}?color=blanc&size=42`))
      await expect(page.locator("#commande-size :checked")).toHaveAttribute("value", "42")
      await link.click()
      await dialog.getByRole("button", { name: t("product.guide.close") }).click()
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
    })

    test("the quick view and the landing page open it too", { tag: "@long" }, async ({ page, at, t }) => {
      await page.goto(at("/landing/baskets-tell"))
      await hydrated(page)
      const link = page.getByRole("link", { name: t("product.guide"), exact: true })
      const dialog = page.getByRole("dialog", { name: t("product.guide.title.shoe") })
      await link.click()
      await expect(dialog.getByRole("table")).toBeVisible()
      await page.setViewportSize({ width: 1280, height: 860 })
      await page.goto(at("/search?searchText=Baskets Tell"))
      await hydrated(page)
      const card = page.locator(".pc").first()
      const title = (await card.locator(".pc-title").textContent()) ?? ""
      await card.hover()
      await card.getByRole("button", { name: t("quickView.open", { title: title.trim() }) }).click()
      await page
        .locator(".quick")
        .getByRole("link", { name: t("product.guide"), exact: true })
        .click()
      await expect(dialog.getByRole("table")).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(dialog).toHaveCount(0)
      await expect(page.locator(".quick[open]")).toBeVisible()
    })

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false })

      test("the link leads to a page", { tag: "@long" }, async ({ page, at, t }) => {
        await page.goto(at(product))
        await page.getByRole("link", { name: t("product.guide"), exact: true }).click()
        await expect(page).toShowURL(at("/size-guide/shoe"))
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("product.guide.title.shoe"))
        await expect(page.getByRole("row")).toHaveCount(13)
        await expectNoSidewaysScroll(page)
      })
    })
  })
}

test("every kind of size has a page but capacities, and no link leads where there is none", { tag: "@long" }, async ({
  page,
  at,
  t,
  shop,
  allowFailures,
}) => {
  allowFailures(/404/)
  const sitemap = await (await page.request.get(at("/sitemap.xml"))).text()
  for (const kind of ["size", "shoe", "ring", "waist"] as const) {
    for (const locale of ["fr", "ar", "en"] as const)
      expect(sitemap).toContain(`<loc>${shop.url}${localizedPath(locale, `/size-guide/${kind}`)}</loc>`)
    await page.goto(at(`/size-guide/${kind}`))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`product.guide.title.${kind}`))
    await expectAccessible(page)
  }
  expect((await page.goto(at("/size-guide/capacity")))?.status()).toBe(404)
  await page.goto(at("/product-details/casque-aura"))
  await expect(page.getByRole("link", { name: t("product.guide"), exact: true })).toHaveCount(0)
})

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  shopTest.describe(`the console in ${locale}`, () => {
    const t = consoleWords(locale)
    const shown = createTranslate(locale)
    let shop: ConsoleShop
    let owner: Page
    let visitor: Page
    const problems: string[][] = []

    shopTest.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, 1280)
      visitor = await consolePage(browser, locale, 390)
      problems.push(watch(owner, [/401/]), watch(visitor, [/404/]))
    })
    shopTest.afterAll(async () => {
      await owner?.context().close()
      await visitor?.context().close()
      await shop.stop()
    })

    shopTest(
      "a guide that is edited is seen in the shop, and one that is hidden is not",
      { tag: "@long" },
      async () => {
        const visit = (path: string) => visitor.goto(shop.url + localizedPath(locale, path))
        const part = owner.locator(`[data-language="${locale}"]`)
        const cells = part.getByRole("table").locator("tbody tr")
        const saved = () => expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")
        await visit("/size-guide/ring")
        await expect(visitor.getByRole("row")).toHaveCount(11)
        await owner.goto(`${shop.url}/admin/settings/shop`)
        await owner.getByRole("link", { name: t("guide.title"), exact: true }).click()
        await owner.getByRole("link", { name: t("guide.kind.ring"), exact: true }).click()
        await expect(owner.locator('[name="cells.0.0.fr"]')).toHaveValue("46")
        if (locale === "ar") await owner.locator('[data-language-of="ar"]').click()
        await expectAccessible(owner)
        await part.getByRole("button", { name: t("guide.addColumn") }).click()
        await owner.locator(`[name="headings.3.${locale}"]`).fill("UK <b>")
        await part.getByRole("button", { name: t("guide.addRow") }).click()
        await cells.last().getByRole("textbox").first().fill("99")
        await part.getByRole("button", { name: t("guide.removeRow", { n: 1 }), exact: true }).click()
        const preview = owner.getByRole("region", { name: t("guide.preview") })
        await expect(preview.getByRole("row").last()).toContainText("99")
        await owner.keyboard.press("Control+s")
        if (locale === "ar") {
          await expect(owner.locator(".c-problems")).toContainText(t("guide.heading", { n: 4 }))
          await owner.locator('[data-language-of="fr"]').click()
          await owner.locator('[name="headings.3.fr"]').fill("UK")
          await owner.keyboard.press("Control+s")
        }
        await saved()
        const lastRow = async () => {
          await visit("/size-guide/ring")
          return visitor.getByRole("row").last().textContent()
        }
        await expect.poll(lastRow).toContain("99")
        await expect(visitor.getByRole("columnheader").last()).toHaveText("UK <b>")
        await expect(visitor.getByRole("row")).toHaveCount(11)

        const link = visitor.getByRole("link", { name: shown("product.guide"), exact: true })
        await visit("/product-details/alliance-yasmine")
        await expect(link).toHaveCount(1)
        await owner.getByLabel(t("guide.active")).uncheck()
        await owner.keyboard.press("Control+s")
        await saved()
        await expect.poll(async () => (await visit("/size-guide/ring"))?.status()).toBe(404)
        const sitemap = await (await owner.request.get(`${shop.url}/sitemap.xml`)).text()
        expect(sitemap).toContain("/size-guide/shoe<")
        expect(sitemap).not.toContain("/size-guide/ring<")
        await visit("/product-details/alliance-yasmine")
        await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible()
        await expect(link).toHaveCount(0)
        await owner.setViewportSize({ width: 390, height: 844 })
        await expectNoSidewaysScroll(owner)
        expect(problems.flat(), "console errors and failed requests").toEqual([])
      },
    )

    shopTest(
      "a guide of one brand is chosen in the form, and seen at its products alone",
      { tag: "@long" },
      async () => {
        const visit = (path: string) => visitor.goto(shop.url + localizedPath(locale, path))
        const saved = () => expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")
        const title = `${shown("product.guide.title.shoe")} · Tell`
        await owner.setViewportSize({ width: 1280, height: 860 })
        await owner.goto(`${shop.url}/admin/settings/size-guides/shoe`)
        const brand = owner.getByLabel(t("guide.brand"), { exact: true })
        await brand.selectOption({ label: "Tell" })
        await expect(owner.getByText(t("guide.brandNew", { brand: "Tell" }))).toBeVisible()
        await expectAccessible(owner)
        await owner.locator('[name="cells.0.0.fr"]').fill("35 T")
        await expect(brand).toBeDisabled()
        await owner.keyboard.press("Control+s")
        await saved()
        await expect(brand).toBeEnabled()
        await expect(owner.getByText(t("guide.brandNew", { brand: "Tell" }))).toHaveCount(0)

        const link = visitor.getByRole("link", { name: shown("product.guide"), exact: true })
        const page = localizedPath(locale, "/size-guide/shoe?brand=tell")
        const linked = async () => {
          await visit(product)
          return link.getAttribute("href")
        }
        await expect.poll(linked).toBe(page)
        await hydrated(visitor)
        await link.click()
        const dialog = visitor.getByRole("dialog", { name: title })
        await expect(dialog.getByRole("row", { name: /^35 T/ })).toBeVisible()
        await expectAccessible(visitor)
        await visitor.goto(shop.url + page)
        await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title)
        await expect(visitor.locator("link[rel=canonical]")).toHaveAttribute("href", shop.url + page)
        await expectNoSidewaysScroll(visitor)
        const general = localizedPath(locale, "/size-guide/shoe")
        for (const path of ["/size-guide/shoe", "/size-guide/shoe?brand=aura"]) {
          await visit(path)
          await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(shown("product.guide.title.shoe"))
          await expect(visitor.locator("link[rel=canonical]")).toHaveAttribute("href", shop.url + general)
        }
        const sitemap = await (await owner.request.get(`${shop.url}/sitemap.xml`)).text()
        expect(sitemap).toContain(`<loc>${shop.url}${page}</loc>`)

        await owner.getByRole("button", { name: t("guide.remove") }).click()
        await owner
          .getByRole("dialog")
          .getByRole("button", { name: t("guide.remove") })
          .click()
        await expect(brand).toHaveValue("")
        await expect.poll(linked).toBe(general)
        expect(problems.flat(), "console errors and failed requests").toEqual([])
      },
    )
  })
}
