import type { Page } from "@playwright/test"
import type { Locale } from "#core/i18n/locale.ts"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { expect, test } from "./shop.ts"
import { startOverThinApi } from "./thin-api.ts"
import { createTranslate } from "./words.ts"

/** An error page in words of the visitor's language, the message of the specification, and a way on. */
async function expectErrorPage(page: Page, locale: Locale, kind: "notFound" | "failed" | "away", message: string) {
  const t = createTranslate(locale)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`error.${kind}.title`))
  await expect(page.getByText(t(`error.${kind}.text`))).toBeVisible()
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  const home = page.getByRole("main").getByRole("link", { name: t("error.home") })
  await expect(home).toHaveAttribute("href", localizedPath(locale, "/"))
  if (kind !== "notFound") await expect(page.getByRole("link", { name: t("error.retry") })).toBeVisible()
  await expectAccessible(page)
}

/** A storefront over an API that has nothing on one path: the error is logged, and the page goes on without it. */
async function expectMissing(page: Page, empty: Record<string, null | []>, message: string, expectPage: ExpectPage) {
  const shop = await startOverThinApi(empty)
  try {
    for (const locale of ["fr", "ar"] as const) {
      const answer = await page.goto(shop.url + localizedPath(locale, "/shop-categories"))
      expect(answer?.status()).toBe(200)
      await expectPage(createTranslate(locale))
      await expectAccessible(page)
    }
    expect(shop.printed()).toContain(`"message":"${message}"`)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  } finally {
    // A page that is still open looks for a new build, and would find its server gone.
    await page.goto("about:blank")
    await shop.stop()
  }
}

type ExpectPage = (t: ReturnType<typeof createTranslate>) => Promise<void>

test("an API without categories: 'Categories not found' is logged, and the shop goes on without them", {
  tag: ["@5-categories-lookup", "@8-not-found-messages"],
}, async ({ page }) => {
  await expectMissing(page, { "/api/categories": [] }, "Categories not found", async (t) => {
    await expect(page.getByRole("heading", { name: t("listing.none.title") })).toBeVisible()
  })
})

test("an API without settings: 'App settings not found' is logged, and the shop has the program's name", {
  tag: ["@5-settings-lookup", "@8-not-found-messages"],
}, async ({ page }) => {
  await expectMissing(page, { "/api/app-setting": null }, "App settings not found", async (t) => {
    await expect(page.getByRole("link", { name: t("shell.shopName") }).first()).toBeVisible()
  })
})

test("a product that the shop does not have: 'Product not found'", {
  tag: ["@5-product-slug", "@8-not-found-messages"],
}, async ({ page, at, allowFailures }) => {
  allowFailures(/404/)
  const answer = await page.goto(at("/product-details/nothing"))
  expect(answer?.status()).toBe(404)
  await expectErrorPage(page, "fr", "notFound", "Product not found")
})

test("an answer that breaks the contract is a page that can be retried; the log names its field, and no value", {
  tag: "@long",
}, async ({ page, allowFailures }) => {
  allowFailures(/503/)
  const breakPrice = (data: unknown) =>
    (data as object[]).map((product) => ({ ...product, price: "whatever it costs" }))
  const shop = await startOverThinApi({ "/api/products": breakPrice })
  try {
    for (const locale of ["fr", "ar"] as const) {
      const answer = await page.goto(shop.url + localizedPath(locale, "/product-details/casque-aura"))
      expect(answer?.status()).toBe(503)
      await expectErrorPage(page, locale, "away", "The content API is away")
    }
    expect((await page.goto(`${shop.url}/shop`))?.status()).toBe(200)
    expect(shop.printed()).toContain("answer to GET /api/products breaks its contract: data.0.price")
    expect(shop.printed()).not.toContain("whatever it costs")
  } finally {
    await page.goto("about:blank")
    await shop.stop()
  }
})

test("an unknown page says 'Page not found: {path}', one in an unknown language 'Page Not Found: {path}'", {
  tag: ["@8-unknown-page"],
}, async ({ page, at, allowFailures }) => {
  allowFailures(/404/)
  for (const path of ["/nothing", "/nothing/at/all", "/ar/nothing"]) {
    expect((await page.goto(at(path)))?.status()).toBe(404)
    await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible()
  }
  for (const path of ["/xx/shop", "/xx/product-details/casque-aura"]) {
    expect((await page.goto(at(path)))?.status()).toBe(404)
    await expect(page.getByText(`Page Not Found: ${path}`, { exact: true })).toBeVisible()
  }
  await page
    .getByRole("main")
    .getByRole("link", { name: createTranslate("fr")("error.home") })
    .click()
  await expect(page).toShowURL(at("/"))
})

test("an address that takes forms alone says so to whoever reads it", { tag: "@long" }, async ({ page, at, shop }) => {
  for (const address of [at("/order-quote"), `${shop.url}/api/order-quote`]) {
    const answer = await page.request.get(address)
    expect([address, answer.status(), answer.headers().allow]).toEqual([address, 405, "POST"])
  }
})
