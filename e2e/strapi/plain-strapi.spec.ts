import { expect, type Page, test } from "@playwright/test"
import { formatMoney, fromDinars } from "#core/money.ts"
import { foldText } from "#core/search/fold-text.ts"
import { toSlug } from "#core/text/name-slug.ts"
import { openStorefront, slug } from "./over-strapi.ts"
import { storedIn, visitorCount } from "./real-strapi.ts"

const shop = openStorefront()

type Stored = {
  name: string
  slug: string
  price: number
  lastPrice: number | null
  status: string
  categories: { title: string }[]
  colors: { name: string }[]
}
const storedProducts = async () => (await storedIn("products")) as Stored[]

/** Scrolls to each picture of a page, and waits until it is loaded.
 *  @returns how many there are */
async function seePictures(page: Page): Promise<number> {
  const images = page.locator("img:visible")
  const count = await images.count()
  for (let index = 0; index < count; index++) {
    const image = images.nth(index)
    await image.evaluate((node) => node.scrollIntoView({ block: "center", inline: "center" }))
    const source = `${page.url()} ${await image.getAttribute("src")}`
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth), source).toBeGreaterThan(0)
  }
  return count
}

const pages = [
  "/",
  "/home-2",
  "/shop",
  "/shop-list",
  "/search?searchText=sac",
  `/product-details/${slug}`,
  "/ar/shop",
  "/en",
]

for (const path of pages) {
  test(`${path} is there with every picture of it`, async ({ page }) => {
    const answer = await page.goto(shop.address(path), { waitUntil: "load" })
    expect(answer?.status()).toBe(200)
    expect(await seePictures(page)).toBeGreaterThan(0)
  })
}

test("a product that is not there is a 404", async ({ page }) => {
  expect((await page.goto(shop.address("/product-details/nothing")))?.status()).toBe(404)
})

test("filters count what Strapi has", async ({ page }) => {
  const products = await storedProducts()
  const isInCategory = (title: string) => (product: Stored) =>
    product.categories.some((category) => toSlug(category.title) === toSlug(title))
  const title = products.find(({ slug: own }) => own === slug)?.categories[0]?.title ?? ""
  const isOnSale = ({ price, lastPrice }: Stored) => lastPrice !== null && lastPrice > price
  const isInStock = ({ status }: Stored) => status === "in-stock"
  const isBetween = ({ price }: Stored) => price >= 5000 && price <= 20_000
  const filters: [query: string, passes: (product: Stored) => boolean][] = [
    ["status=on-sale", isOnSale],
    ["status=in-stock", isInStock],
    ["minPrice=5000&maxPrice=20000", isBetween],
    [`category=${toSlug(title)}`, isInCategory(title)],
    ["status=on-sale&minPrice=5000&maxPrice=20000", (product) => isOnSale(product) && isBetween(product)],
    [`category=${toSlug(title)}&status=in-stock`, (product) => isInCategory(title)(product) && isInStock(product)],
  ]
  for (const [query, passes] of filters) {
    const count = products.filter(passes).length
    expect(count, query).toBeGreaterThan(0)
    expect(count, query).toBeLessThan(products.length)
    await page.goto(shop.address(`/shop?${query}`))
    await expect(page.locator("#results b").last(), query).toHaveText(String(count))
  }
  await page.goto(shop.address("/shop"))
  await expect(page.locator("#results b").last()).toHaveText(String(products.length))
})

test("a search shows the products whose names have the word", async ({ page }) => {
  const names = (await storedProducts()).map(({ name }) => name)
  await page.goto(shop.address("/search?searchText=casbah"))
  const shown = page.locator("#products").getByRole("heading")
  const expected = names.filter((name) => foldText(name).includes("casbah"))
  expect(expected.length).toBeGreaterThan(0)
  await expect(shown).toHaveCount(expected.length)
  expect((await shown.allInnerTexts()).map((name) => name.trim()).toSorted()).toEqual(expected.toSorted())
})

test("a product's page has its name, price and colours", async ({ page }) => {
  const product = (await storedProducts()).find((one) => one.slug === slug)
  await page.goto(shop.address(`/product-details/${slug}`))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product?.name ?? "")
  const price =
    formatMoney(fromDinars(product?.price ?? 0), "fr", 0)
      .match(/[\d\s]+/)?.[0]
      .trim() ?? ""
  await expect(page.locator("main")).toContainText(price)
  expect(product?.colors.length).toBeGreaterThan(0)
  for (const { name } of product?.colors ?? []) {
    await expect(page.locator("main").getByRole("radio", { name, exact: false }).first()).toBeAttached()
  }
})

test("a hanging Strapi delays no page that was seen", async () => {
  const seen = ["/", "/shop", `/product-details/${slug}`]
  for (const path of seen) expect((await fetch(shop.address(path))).status).toBe(200)
  // Longer than this test may take: a page that waited for Strapi would end it.
  shop.proxy().mode.delay = 3_600_000
  for (const path of seen) expect((await fetch(shop.address(path))).status).toBe(200)
})

test("a Strapi that takes two seconds shows pages that were not seen, too", async () => {
  shop.proxy().mode.delay = 2000
  const products = await storedProducts()
  const other = products.find((one) => one.slug !== slug && one.status === "in-stock")
  const paths = ["/", "/shop?status=in-stock", `/product-details/${slug}`, `/product-details/${other?.slug}`]
  for (const path of paths) expect((await fetch(shop.address(path))).status).toBe(200)
})

test("the visitors of these tests are counted in Strapi, at most once a minute", async () => {
  await expect.poll(visitorCount, { timeout: 150_000, intervals: [2000] }).toBeGreaterThan(0)
})
