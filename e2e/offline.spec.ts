import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { createTranslate } from "./words.ts"

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test(`a page that the network does not bring is the shop's own, and comes at a press when it is back (${locale})`, async ({
    browser,
    shop,
  }) => {
    const t = createTranslate(locale)
    const at = (path: string) => shop.url + localizedPath(locale, path)
    const context = await browser.newContext({
      serviceWorkers: "allow",
      locale: `${locale}-DZ`,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await page.goto(at("/shop"))
    await hydrated(page)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    // A first visit installs nothing.
    expect(await workers()).toBe(0)
    await page.getByRole("main").locator(".pc-title a").first().click()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect.poll(workers).toBe(1)
    const copied = () => page.evaluate(async () => (await (await caches.open("offline")).keys()).map(({ url }) => url))
    await expect.poll(copied).toEqual([at("/offline")])

    await context.setOffline(true)
    await page.goto(at("/cart"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.offline.title"))
    await expect(page).toHaveURL(at("/cart"))
    await expect(page.locator("html")).toHaveAttribute("lang", locale)
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
    // Its styles are the browser's own copies.
    await expect(page.getByRole("link", { name: t("error.retry") })).toHaveCSS("min-height", "48px")
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await context.setOffline(false)
    await page.getByRole("link", { name: t("error.retry") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("cart.title"))
    await context.close()
  })
}
