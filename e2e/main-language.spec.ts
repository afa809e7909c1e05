import type { Page } from "@playwright/test"
import { type Locale, locales, textDirection } from "#core/i18n/locale.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { hydrated } from "./hydrated.ts"
import { placeOrder } from "./placed.ts"
import { routeTable } from "./route-table.ts"
import { expect, test } from "./shop.ts"
import { createTranslate } from "./words.ts"

let shop: ConsoleShop
let owner: Page
test.beforeAll(async ({ browser }) => {
  shop = await startConsoleShop()
  owner = await ownersPage(browser, shop, "fr", 1280)
})
test.afterAll(async () => {
  await owner.context().close()
  await shop.stop()
})

const read = async (path: string, redirect: RequestRedirect = "manual") => {
  const answer = await fetch(shop.url + path, { redirect })
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() }
}

test("a merchant makes Arabic the main language, and is told what moves", { tag: "@long" }, async ({ page }) => {
  const t = consoleWords("fr")
  await owner.goto(`${shop.url}/admin/settings/shop`)
  await owner.getByRole("radio", { name: "العربية" }).check()
  const warning = owner.getByRole("alert").filter({ hasText: t("settings.moves") })
  await expect(warning).toContainText("/ar/shop")
  await expect(warning).toContainText("/fr/shop")
  await expect(owner.getByRole("checkbox", { name: "العربية" })).toBeDisabled()
  await expectAccessible(owner)
  await owner.getByRole("button", { name: t("form.save"), exact: true }).click()
  await expect(owner.getByText(t("form.state.saved")).first()).toBeVisible()
  await expect(warning).toHaveCount(0)

  await expect.poll(async () => (await read("/shop")).text, "within a second").toContain('<html lang="ar" dir="rtl"')
  expect(await read("/ar/shop?sort=new-added")).toMatchObject({ status: 302, location: "/shop?sort=new-added" })
  expect((await read("/fr/shop")).text).toContain('<html lang="fr" dir="ltr"')
  const { text } = await read("/product-details/casque-aura")
  expect(text).toContain(`<link rel="canonical" href="${shop.url}/product-details/casque-aura"/>`)
  for (const [language, prefix] of [
    ["ar", ""],
    ["fr", "/fr"],
    ["en", "/en"],
    ["x-default", ""],
  ])
    expect(text).toContain(`hrefLang="${language}" href="${shop.url}${prefix}/product-details/casque-aura"`)
  expect((await read("/sitemap.xml")).text).toContain(`<loc>${shop.url}/fr/shop</loc>`)

  await page.goto(`${shop.url}/fr/shop`)
  await hydrated(page)
  await page.getByRole("main").locator('a[href^="/fr/product-details/"]').first().click()
  await expect(page).toShowURL(/\/fr\/product-details\//)
  await page.locator('a[hreflang="ar"]').first().click()
  await expect(page).toShowURL(/^[^/]+\/\/[^/]+\/product-details\//)
  await expect(page.locator("html")).toHaveAttribute("lang", "ar")
})

/** Shows the shop in one language alone, as its form does. */
async function offerOnly(locale: Locale) {
  const { data } = await (await owner.request.get(`${shop.url}/api/admin/settings`)).json()
  const stored = await owner.request.put(`${shop.url}/api/admin/settings`, {
    data: { ...data, languages: [locale] },
    headers: { origin: shop.url },
  })
  expect(stored.status()).toBe(200)
  await expect.poll(async () => (await read("/")).text).toContain(`<html lang="${locale}"`)
}

for (const only of ["ar", "en"] as const) {
  test(`every route of a shop in one language looks finished: ${only}`, { tag: "@long" }, async ({ page }) => {
    await offerOnly(only)
    const t = createTranslate(only)
    const others = locales.filter((locale) => locale !== only)
    const paths = routeTable.flatMap((row) =>
      "missing" in row || row.afterOrder ? [] : [{ path: row.path ?? row.route, status: row.status ?? 200 }],
    )
    for (const { path, status } of paths) {
      // A cached page is served for half a second while it is rendered again.
      await expect
        .poll(
          async () => (await read(path, "follow")).text.includes(`<html lang="${only}" dir="${textDirection(only)}"`),
          path,
        )
        .toBe(true)
      const { text: html, status: answered } = await read(path, "follow")
      expect(answered, path).toBe(status)
      // No link to another language, and none with a prefix that leads back here.
      expect(html.match(/href="\/(?:fr|ar|en)(?:\/[^"]*)?"/g), path).toBeNull()
      expect(html.match(/hrefLang=/g), path).toBeNull()
      // Reviews are in the language of whoever wrote them.
      for (const other of others) expect(html, path).not.toContain(`<span lang="${other}"`)
      for (const locale of locales) {
        const { status, location } = await read(locale === "fr" && path === "/" ? "/fr" : `/${locale}${path}`)
        if (path !== "/404") expect([status, location?.split("?")[0]], `/${locale}${path}`).toEqual([302, path])
      }
    }
    for (const path of ["/sitemap.xml", "/feed.xml", "/site.webmanifest", "/robots.txt"]) {
      const { text, status } = await read(path)
      expect(status, path).toBe(200)
      expect(text, path).not.toMatch(/\/(?:fr|ar|en)\//)
    }

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 860 })
      await page.goto(shop.url)
      await hydrated(page)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    const placed = await placeOrder(page, `${shop.url}/product-details/casque-aura`)
    expect(placed.href).toMatch(/^[^/]+\/\/[^/]+\/confirmation-commande\?/)
    await page.goto(placed.href)
    await expect(page.locator("html")).toHaveAttribute("lang", only)
    await expect(page).toHaveTitle(new RegExp(t("confirmation.title")))
  })
}
