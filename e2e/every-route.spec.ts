import type { Page } from "@playwright/test"
import { type Locale, locales, textDirection } from "#core/i18n/locale.ts"
import type { Running } from "#server/testing.ts"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { placeOrder } from "./placed.ts"
import { type RouteRow, routeTable } from "./route-table.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf, isFull } from "./short-form.ts"
import { createTranslate } from "./words.ts"

const desktop = { width: 1280, height: 860 }
const narrow = { width: 320, height: 640 }

/** What npm test opens: one route of each kind of page. small-shops.spec.ts requests every route. */
const kinds = [
  ...["/", "/home-4", "/shop", "/search", "/product-details/{id}", "/cart", "/checkout", "/confirmation-commande"],
  ...["/compare", "/login", "/blog-details/{id}", "/404"],
]
const rows = isFull ? routeTable : routeTable.filter(({ route }) => kinds.includes(route))

test.describe.configure({ mode: "parallel" })

for (const row of rows) {
  for (const locale of casesOf(row.route, locales)) {
    test(`${row.route} in ${locale}`, { tag: ["@accessibility-axe"] }, async ({ sharedPage, shop }) => {
      const { page, problems, allowed } = sharedPage
      const missing = "missing" in row
      problems.length = 0
      allowed.length = 0
      if (missing || row.status) allowed.push(/404/)
      await page.setViewportSize(desktop)

      if (missing) {
        test.info().annotations.push({ type: "not built", description: row.missing })
        const answer = await page.goto(shop.url + localizedPath(locale, row.route))
        expect(answer?.status()).toBe(404)
        return
      }
      const answer = await page.goto(await addressOf(row, locale, { page, shop }))
      expect(answer?.status()).toBe(row.status ?? 200)
      await hydrated(page)
      await expect(page.locator("body")).toHaveAttribute("data-layout", row.layout)
      await expect(page.locator("html")).toHaveAttribute("lang", locale)
      await expect(page.locator("html")).toHaveAttribute("dir", textDirection(locale))
      await expect(page).toHaveTitle(await titleOf(row, locale, { page, shop }))
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
      expect(await trapsInSight(page), "fields for programs alone").toBe(0)
      expect(await linksOf(page)).toEqual(expectedLinks(row, locale, shop.url))
      // What stands only on wide or only on narrow windows is looked at in two languages or in one.
      if (locale !== "ar") await expectAccessible(page)
      await page.setViewportSize(narrow)
      await expectNoSidewaysScroll(page)
      if (locale === "ar") await expectAccessible(page)
      expect(problems, "console errors and failed requests").toEqual([])
    })
  }
}

/** How many of the fields that only programs fill in a person can see. */
const trapsInSight = (page: Page) =>
  page
    .locator('input:is([name="website"], [name="second_note"])')
    .evaluateAll(
      (fields) =>
        fields.map((field) => field.getBoundingClientRect()).filter((box) => box.left < innerWidth && box.right > 0)
          .length,
    )

type Where = { page: Page; shop: Running }

async function addressOf(row: RouteRow, locale: Locale, { page, shop }: Where): Promise<string> {
  if (!row.afterOrder) return shop.url + localizedPath(locale, row.path ?? row.route)
  return (await placeOrder(page, shop.url + localizedPath(locale, "/product-details/casque-aura"))).href
}

async function titleOf({ title }: RouteRow, locale: Locale, { page, shop }: Where): Promise<string> {
  const t = createTranslate(locale)
  if ("message" in title) return `${t(title.message)} · ${t("shell.shopName")}`
  if ("setting" in title) {
    const settings = (await (await page.request.get(`${shop.url}/api/app-setting?locale=${locale}`)).json()).data
    return `${settings[title.setting]} · ${t("shell.shopName")}`
  }
  const query = `filters[slug][$eq]=${title.slug}&locale=${locale}`
  const answer = await page.request.get(`${shop.url}/api/${title.resource}?${query}`)
  const [found] = (await answer.json()).data
  return `${found.name ?? found.title} · ${t("shell.shopName")}`
}

/** The canonical address and those of the other languages, as the head names them. */
function linksOf(page: Page) {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=canonical], link[hreflang]")].map((link) => [
        link.hreflang || "canonical",
        link.href,
      ]),
    ),
  )
}

function expectedLinks({ route, path = route, canonical = path }: RouteRow, locale: Locale, origin: string) {
  if (canonical === null) return {}
  const address = (language: Locale) => new URL(localizedPath(language, canonical), origin).href
  const alternates = Object.fromEntries(locales.map((language) => [language, address(language)]))
  return { canonical: address(locale), ...alternates, "x-default": address("fr") }
}
