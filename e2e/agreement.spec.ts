import { createHash } from "node:crypto"
import type { Page } from "@playwright/test"
import { pixelFramePath, pixelScript } from "#core/analytics/ad-pixel.ts"
import { listenToNetwork } from "./ad-network.ts"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { watchMoves } from "./moves.ts"
import { productForm } from "./order-page.ts"
import { expect, shopTest as test } from "./shop.ts"
import { startOverThinApi } from "./thin-api.ts"
import { createTranslate } from "./words.ts"

test.use({ keepsPage: false })

const pixelId = "1234567890"
const t = createTranslate("fr")

const question = (page: Page) => page.getByRole("region", { name: t("agreement.title") })
const answer = (page: Page, key: "agreement.agree" | "agreement.refuse") =>
  question(page)
    .getByRole("button", { name: t(key) })
    .click()

const isOfQuestion = (url: string) => /agreement/.test(url)

/** Addresses of the scripts that a page asks for. */
function scriptsOf(page: Page) {
  const requested: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") requested.push(request.url())
  })
  return requested
}

let shop: Awaited<ReturnType<typeof startOverThinApi>>

test.describe("a shop with an ad pixel", () => {
  test.describe.configure({ mode: "default" })
  test.beforeAll(async () => {
    shop = await startOverThinApi({ "/api/app-setting": (settings) => ({ ...settings, pixelId }) })
  })
  test.afterAll(() => shop.stop())

  test("loads it after an agreement alone, and tells pages and one order without whose it is", {
    tag: "@long",
  }, async ({ page, context }) => {
    const network = await listenToNetwork(context)
    const scripts = scriptsOf(page)
    await page.goto(`${shop.url}/product-details/sac-casbah?from=advert`)
    await expect(question(page)).toBeVisible()
    expect(scripts.some(isOfQuestion)).toBe(true)
    await expectAccessible(page)
    expect(network.requested).toEqual([])
    await answer(page, "agreement.agree")
    await expect(question(page)).toBeHidden()
    await expect.poll(network.events).toEqual(["PageView"])

    const { fillPerson, press, placed } = productForm(page, t)
    await fillPerson({ firstname: "Zoubida", mobile: "0555 12 34 76" })
    await press()
    await placed()
    await expect.poll(network.events).toEqual(["PageView", "PageView", "Purchase"])

    const token = new URL(page.url()).searchParams.get("order") ?? ""
    expect(token.length).toBeGreaterThan(15)
    const [first, second, purchase] = network.sent()
    expect([first?.values, second?.values]).toEqual([
      { page: "/product-details/sac-casbah" },
      { page: "/confirmation-commande" },
    ])
    // Written with its centimes: 18 900,00 DA.
    const goods = await page.locator(".receipt .sums dd").first().innerText()
    expect(purchase?.values).toEqual({ value: Number(goods.replace(/\D/g, "")) / 100, currency: "DZD" })
    expect(purchase?.eventId).toBe(createHash("sha256").update(token).digest("hex"))

    await page.reload()
    await expect.poll(network.events).toEqual(["PageView", "PageView", "Purchase", "PageView"])
    await page.getByRole("link", { name: t("confirmation.go") }).click()
    await expect.poll(network.events).toEqual(["PageView", "PageView", "Purchase", "PageView", "PageView"])
    for (const { query } of network.sent()) {
      expect(query.get("dl")).toBe(shop.url + pixelFramePath)
      expect(["rl", "top", "page", "kept", "cookie"].map((name) => query.get(name))).toEqual(["", "", "", "", ""])
    }
    for (const { url, headers } of network.requested) {
      expect(decodeURIComponent(url) + headers).not.toMatch(
        new RegExp(`${token}|zoubida|bensalem|0?555.?12.?34.?76`, "i"),
      )
      expect(headers).not.toContain("referer")
    }
    expect(network.rejected).toEqual([])
  })

  test("tells nothing of an order whose confirmation is opened on another device", { tag: "@long" }, async ({
    page,
    context,
    browser,
  }) => {
    await listenToNetwork(context)
    await page.goto(`${shop.url}/product-details/sac-casbah`)
    const { fillPerson, press, placed } = productForm(page, t)
    await fillPerson()
    await press()
    await placed()

    const device = await browser.newContext()
    const network = await listenToNetwork(device)
    const opened = await device.newPage()
    await opened.goto(page.url())
    await answer(opened, "agreement.agree")
    await expect.poll(network.events).toEqual(["PageView"])
    await opened.getByRole("link", { name: t("confirmation.go") }).click()
    await expect.poll(network.events).toEqual(["PageView", "PageView"])
    await device.close()

    const own = await listenToNetwork(context)
    await page.reload()
    await answer(page, "agreement.agree")
    await expect.poll(own.events).toEqual(["PageView", "Purchase"])
  })

  test("discards messages of another frame, in the page and in the pixel's frame", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await listenToNetwork(context)
    // The network's script never comes: events wait in the page, and what the frame takes stays in its queue.
    await context.route(pixelScript, () => {})
    await page.goto(`${shop.url}/product-details/sac-casbah`)
    await answer(page, "agreement.agree")
    await expect.poll(() => page.frame({ url: shop.url + pixelFramePath })?.url()).toBeTruthy()
    const frame = page.frame({ url: shop.url + pixelFramePath })
    if (!frame) throw new Error("No frame of the pixel")
    await frame.waitForFunction("window.fbq?.queue.length > 0")
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement("iframe"), { name: "stranger" })),
    )
    await page.frame("stranger")?.evaluate(() => {
      parent.postMessage("pixel-ready", "*")
      for (let index = 0; index < parent.length; index++) {
        parent[index]?.postMessage({ name: "Stranger", values: {} }, "*")
      }
      parent.postMessage("end", "*")
    })
    // Messages arrive in order: once the page's own has, all others have.
    await page.evaluate((path) => {
      for (const { contentWindow, src } of document.querySelectorAll("iframe")) {
        if (src.endsWith(path)) contentWindow?.postMessage({ name: "Page", values: {} }, "*")
      }
    }, pixelFramePath)
    const tracked = () => frame.evaluate("fbq.queue.filter(([call]) => call === 'track').map(([, name]) => name)")
    await expect.poll(tracked).toEqual(["Page"])
  })

  test("loads nothing after a refusal, which holds; the footer leads back to the question", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    const network = await listenToNetwork(context)
    await page.goto(shop.url)
    await hydrated(page)
    await expect(question(page)).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(page.locator(":focus")).toHaveText(t("agreement.refuse"))
    await page.keyboard.press("Enter")
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole("main")).toBeFocused()
    await page.goto(`${shop.url}/shop`)
    const again = page.getByRole("contentinfo").getByRole("button", { name: t("agreement.title") })
    await expect(again).toBeVisible()
    await expect(question(page)).toBeHidden()
    expect(network.requested).toEqual([])

    await again.click()
    await expect(question(page)).toBeFocused()
    await expect(question(page).getByRole("button", { pressed: true })).toHaveText(t("agreement.refuse"))
    await answer(page, "agreement.agree")
    await expect(again).toBeFocused()
    await expect.poll(network.events).toEqual(["PageView"])

    await again.click()
    await answer(page, "agreement.refuse")
    await expect(page.locator("iframe")).toHaveCount(0)
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("shell.info.privacy") })
      .click()
    await expect(page).toShowURL(/privacy/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell.info.privacy"))
    expect(network.events()).toEqual(["PageView"])
    expect(network.rejected).toEqual([])
  })

  for (const locale of ["fr", "ar"] as const) {
    test(`asks on a phone beside what is pressed there, without moving the page (${locale})`, { tag: "@long" }, async ({
      page,
      context,
    }) => {
      await listenToNetwork(context)
      const words = createTranslate(locale)
      await page.setViewportSize({ width: 390, height: 844 })
      const moved = await watchMoves(page)
      await page.goto(shop.url + localizedPath(locale, "/product-details/sac-casbah"))
      const region = page.getByRole("region", { name: words("agreement.title") })
      await expect(region).toBeVisible()
      const bar = page.locator(".buybar:not([data-away]), .dock").filter({ visible: true }).first()
      const [box, below] = [await region.boundingBox(), await bar.boundingBox()]
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
      const buttons = await region.getByRole("button").all()
      const sizes = await Promise.all(buttons.map((button) => button.boundingBox()))
      expect(sizes.map((size) => [size?.width, size?.height])).toEqual([
        [sizes[0]?.width, sizes[0]?.height],
        [sizes[0]?.width, sizes[0]?.height],
      ])
      expect(sizes[0]?.height).toBeGreaterThanOrEqual(44)
      expect(await moved()).toEqual([])
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  }
})

test("a shop without an ad pixel asks nothing, has no frame for one, and loads nothing of it", {
  tag: "@long",
}, async ({ page, context, at }) => {
  const network = await listenToNetwork(context)
  const scripts = scriptsOf(page)
  const opened = await page.goto(at("/shop"))
  await hydrated(page)
  // The page's effects have run, that of the question before those of the button.
  await page.getByRole("button", { name: t("cart.button", { n: 0 }) }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await expect(page.locator("#agreement-again")).toHaveCount(0)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter(isOfQuestion)).toEqual([])
  expect(opened?.headers()["content-security-policy"]).not.toMatch(/facebook|frame-src [^;]*'self'/)
  expect((await page.request.get(at(pixelFramePath))).status()).toBe(404)
  expect(network.requested).toEqual([])
})
