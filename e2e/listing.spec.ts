import type { Page } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test.use({ shopLocale: "en" })

type Sold = {
  slug: string
  name: string
  price: number
  discount: number
  status: string
  productType: string
  brand: { slug: string }
  categories: { slug: string }[]
  createdAt: string
}

/** The whole catalogue, as the content API tells it. */
async function catalogue(page: Page, origin: string): Promise<Sold[]> {
  const query = "populate=categories&pagination[pageSize]=100&sort=createdAt:desc&locale=en"
  return (await (await page.request.get(`${origin}/api/products?${query}`)).json()).data
}

const maxPrice = (sold: Sold[]) => Math.max(...sold.map(({ price }) => price))

/** The prices of the cards in their order, in dinars. */
const prices = async (page: Page) =>
  (await page.locator("#products > .pc .pc-price > .price").allTextContents()).map((text) =>
    Number(text.replace(/,\d\d.*|\s/g, "")),
  )

const filters: [search: string, passes: (product: Sold) => boolean][] = [
  ["minPrice=50000", ({ price }) => price >= 50_000],
  ["maxPrice=5000", ({ price }) => price <= 5000],
  ["minPrice=5000&maxPrice=12000", ({ price }) => price >= 5000 && price <= 12_000],
  ["status=on-sale", ({ discount }) => discount > 0],
  ["status=in-stock", ({ status }) => status === "in-stock"],
  ["category=sacs", ({ categories }) => categories.some(({ slug }) => slug === "sacs")],
  ["subCategory=cabas", ({ categories }) => categories.some(({ slug }) => slug === "cabas")],
  ["brand=nova", ({ brand }) => brand.slug === "nova"],
  ["searchText=aura", ({ name }) => /aura/i.test(name)],
  ["productType=JewelRy", ({ productType }) => productType === "jewelry"],
]

test("every filter of the address narrows the listing and can be taken off", { tag: ["@5-listing-filters"] }, async ({
  page,
  shop,
  at,
}) => {
  const sold = await catalogue(page, shop.url)
  const count = page.locator("#results")
  for (const [search, passes] of filters) {
    const left = sold.filter(passes).length
    expect(left, search).toBeGreaterThan(0)
    expect(left, search).toBeLessThan(sold.length)
    await page.goto(at(`/shop?${search}`))
    await expect(count, search).toHaveText(new RegExp(`of ${left} product`))
    await page
      .getByRole("list", { name: "Active filters" })
      .getByRole("link", { name: /^Remove the filter/ })
      .click()
    await expect(count, search).toHaveText(new RegExp(`of ${sold.length} product`))
    await expect(page).toShowURL(at("/shop"))
  }
})

test("the price range is 0 to the highest price until it is narrowed", { tag: ["@5-price-range"] }, async ({
  page,
  shop,
  at,
}) => {
  const top = maxPrice(await catalogue(page, shop.url))
    .toLocaleString("fr-DZ")
    .replace(/\s/g, " ")
  const spoken = async (label: string) =>
    (await page.getByRole("slider", { name: label }).getAttribute("aria-valuetext"))?.replace(/\s/g, " ")
  await page.goto(at("/shop?category=sacs"))
  await expect.poll(() => spoken("Lowest price")).toBe("0 DA")
  await expect.poll(() => spoken("Highest price")).toBe(`${top} DA`)
  await expect(page.getByLabel("From (DA)")).toHaveValue("")
  await expect(page.getByLabel("To (DA)")).toHaveValue("")
  await page.goto(at("/shop?maxPrice=5000"))
  await expect(page.getByLabel("To (DA)")).toHaveValue(/^5\s000$/)
})

test("the sort options order the listing", {
  tag: ["@5-low-to-high", "@5-high-to-low", "@5-new-added", "@5-on-sale"],
}, async ({ page, shop, at }) => {
  const sold = await catalogue(page, shop.url)
  const dear = sold.map(({ price }) => price).sort((a, b) => b - a)
  const cards = page.locator("#products > .pc")
  await page.goto(at("/shop"))
  const plain = await prices(page)
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("high-to-low")
  await expect(page).toShowURL(/sort=high-to-low/)
  await expect.poll(() => prices(page)).toEqual(dear.slice(0, 12))
  for (const spelling of ["low-to-hight", "low-to-high"]) {
    await page.goto(at(`/shop?sort=${spelling}`))
    await expect.poll(() => prices(page)).toEqual(dear.toReversed().slice(0, 12))
  }
  await page.goto(at("/shop?sort=default-sorting"))
  await expect.poll(() => prices(page)).toEqual(plain)

  await page.goto(at("/shop?sort=new-added"))
  await expect(cards).toHaveCount(8)
  const newest = sold
    .map(({ createdAt }) => createdAt)
    .sort()
    .slice(-8)
  const shown = await cards.locator(".pc-title").allTextContents()
  const known = new Map(sold.map(({ name, createdAt }) => [name, createdAt]))
  expect(shown.map((name) => known.get(name))).toEqual(newest.toReversed())

  await page.goto(at("/shop?sort=on-sale"))
  const reduced = sold.filter(({ discount }) => discount > 0).length
  await expect(page.locator("#results")).toHaveText(new RegExp(`of ${reduced} product`))
})

test("what is ticked while a listing is on its way comes with the next one, and the page stays", async ({
  page,
  at,
}) => {
  await page.goto(at("/shop"))
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, "stays", true))
  const asked: string[] = []
  const answer = Promise.withResolvers<void>()
  await page.route(/\/shop\?/, async (route) => {
    asked.push(new URL(route.request().url()).search)
    await answer.promise
    // The first one is taken back.
    await route.continue().catch(() => {})
  })
  const found = page.locator("[data-results]")
  await page.getByRole("heading", { name: "Brands" }).click()
  await page.getByRole("checkbox", { name: "On sale" }).check()
  await expect(found).toHaveAttribute("aria-busy", "true")
  await page.getByRole("checkbox", { name: "In stock" }).check()
  await expect.poll(() => asked.length).toBe(2)
  answer.resolve()
  await expect(page).toShowURL(at("/shop?status=in-stock&status=on-sale"))
  await expect(found).toHaveAttribute("aria-busy", "false")
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("listitem")).toHaveCount(3)
  await expect(page.getByRole("checkbox", { name: "In stock" })).toBeFocused()
  // What was folded stays so.
  await expect(page.locator("#filters details", { hasText: "Brands" }).first()).not.toHaveAttribute("open")
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at("/shop"))
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
  await expect(page.getByRole("link", { name: "Français" }).first()).toHaveAttribute("href", /status=on-sale/)
  expect(await page.evaluate(() => Reflect.get(window, "stays"))).toBe(true)
})

test("a listing that cannot be fetched is left to the browser", async ({ page, at, allowFailures }) => {
  allowFailures(/ERR_FAILED/)
  await page.goto(at("/shop"))
  await hydrated(page)
  await page.route(/\/shop\?/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort("failed"),
  )
  await page.evaluate(() => Reflect.set(window, "stays", true))
  await page.getByRole("checkbox", { name: "On sale" }).check()
  await expect(page).toShowURL(at("/shop?status=on-sale"))
  await expect(page.getByRole("checkbox", { name: "On sale" })).toBeChecked()
  expect(await page.evaluate(() => Reflect.get(window, "stays"))).toBeUndefined()
})

test("keys move a price handle, which keeps the focus while the listing changes", async ({ page, at }) => {
  await page.goto(at("/shop"))
  await hydrated(page)
  const highest = page.getByRole("slider", { name: "Highest price" })
  await highest.focus()
  for (let press = 0; press < 30; press++) await page.keyboard.press("ArrowLeft")
  await expect(page).toShowURL(/\?maxPrice=\d+$/)
  await expect(page.getByLabel("To (DA)")).toHaveValue(/\d/)
  await expect(highest).toBeFocused()
  await page.goBack()
  await expect(page).toShowURL(at("/shop"))
  await expect(page.getByLabel("To (DA)")).toHaveValue("")
})
