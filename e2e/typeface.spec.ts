import { localizedPath } from "./addresses.ts"
import { expectAccessible } from "./axe.ts"
import { consolePage, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, test, watch } from "./shop.ts"

const product = "/product-details/casque-aura"
const t = consoleWords("fr")

test("the shop is set in the typeface that its merchant publishes, and loads no other", { tag: "@long" }, async ({
  browser,
}) => {
  const shop = await startConsoleShop()
  const owner = await ownersPage(browser, shop, "fr", 1280)
  await owner.goto(`${shop.url}/admin/settings/theme`)
  await owner.getByRole("radio", { name: "El Messiri" }).check()
  await expect(owner.frameLocator(".preview-frame").locator("body")).toHaveCSS("font-family", /^"?El Messiri/)
  await expectAccessible(owner)
  await owner.getByRole("button", { name: t("theme.publish"), exact: true }).click()
  await expect(owner.locator(".c-bar").getByText(t("theme.stage.published"))).toBeVisible()

  const styles = await owner
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) =>
      Promise.all(links.map(async (link) => (await fetch((link as HTMLLinkElement).href)).text())),
    )
  expect(styles.join(), "the console swaps").toMatch(/font-display:\s*swap/)
  expect(styles.join()).not.toMatch(/font-display:\s*optional/)

  for (const locale of ["fr", "ar"] as const) {
    const address = shop.url + localizedPath(locale, product)
    await expect.poll(async () => (await fetch(address)).text()).toContain("/assets/el-messiri-")
    const visitor = await consolePage(browser, locale, 390)
    const problems = watch(visitor, [])
    const fonts: string[] = []
    visitor.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname)
    })
    await visitor.addInitScript(() => {
      let shift = 0
      new PerformanceObserver((list) => {
        // The type of layout shifts is not in the DOM's own.
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
        document.documentElement.dataset.shift = String(shift)
      }).observe({ type: "layout-shift", buffered: true })
    })
    await visitor.goto(address, { waitUntil: "networkidle" })
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"?El Messiri/)
    const scripts = locale === "ar" ? ["arabic", "basic"] : ["latin"]
    expect(fonts.map((path) => /\/assets\/el-messiri-(\w+)-/.exec(path)?.[1]).toSorted()).toEqual(scripts)
    expect(await visitor.locator('link[rel="preload"][as="font"]').count()).toBe(scripts.length)
    expect(await visitor.locator("html").getAttribute("data-shift"), "nothing moves").toBeNull()
    expect(problems).toEqual([])
    await visitor.context().close()
  }

  await owner.getByRole("button", { name: t("theme.undo") }).click()
  await expect.poll(async () => (await fetch(shop.url + product)).text()).not.toContain("el-messiri")
  await owner.context().close()
  await shop.stop()
})
