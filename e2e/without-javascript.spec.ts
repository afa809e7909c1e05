import { freshPhone, productForm } from "./order-page.ts"
import { expect, test } from "./shop.ts"

test.use({ javaScriptEnabled: false })

test("without a script a listing is filtered by its form, sorted, paged, and freed of its filters", {
  tag: ["@no-script-filter-sort-page"],
}, async ({ page, t, at }) => {
  const cards = page.locator("#products > .pc")
  const apply = () =>
    page
      .locator("#filters")
      .getByRole("button", { name: t("listing.filters.apply") })
      .click()
  await page.goto(at("/shop"))
  await page.getByRole("checkbox", { name: t("listing.status.in-stock") }).check()
  await page.getByLabel(t("listing.price.to", { currency: "DA" })).fill("20 000")
  await apply()
  await expect(page).toShowURL(/status=in-stock/)
  await expect(page).toShowURL(/maxPrice=20/)
  await page.getByRole("combobox", { name: t("listing.sort") }).selectOption("high-to-low")
  await page.locator(".sort-apply").click()
  await expect(page).toShowURL(/sort=high-to-low/)
  await expect(page).toShowURL(/status=in-stock/)
  await expect(cards).toHaveCount(12)
  const first = await cards.first().locator(".pc-title").textContent()
  await page.getByRole("link", { name: t("listing.pages.next") }).click()
  await expect(page).toShowURL(/page=2/)
  await expect(cards.first().locator(".pc-title")).not.toHaveText(first ?? "")
  await page.getByRole("link", { name: t("listing.chips.clear") }).click()
  await expect(page.locator("#results")).toContainText("41")
})

test("without a script the blog is searched, paged and read, and the pages of information too", {
  tag: ["@no-script-read-and-write", "@long"],
}, async ({ page, t, at }) => {
  const posts = page.getByRole("main").getByRole("article")
  await page.goto(at("/blog"))
  await page.getByRole("link", { name: t("blog.pages.older") }).click()
  await expect(page).toShowURL(at("/blog?page=2"))
  const side = page.getByRole("complementary", { name: t("blog.sidebar") })
  await side.getByRole("searchbox").fill("cordonnier")
  await side.getByRole("searchbox").press("Enter")
  await expect(posts).toHaveCount(1)
  await posts.getByRole("link").first().click()
  await expect(page).toShowURL(at("/blog-details/entretenir-un-sac-en-cuir"))
  await expect(page.getByRole("main").locator("p")).not.toHaveCount(0)
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("shell.info.terms") })
    .click()
  await expect(page).toShowURL(at("/terms"))
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, shopLocale: "ar" })

  test("without a script the menu leads to a product, its pictures and the other language", {
    tag: ["@no-script-browse"],
  }, async ({ page, t, at }) => {
    await page.goto(at("/"))
    const dock = page.getByRole("navigation", { name: t("shell.dock.label") })
    await dock.getByRole("button", { name: t("shell.menu.open") }).click()
    const heights = await dock.locator("a, button").evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
    expect([heights.length, new Set(heights).size]).toEqual([5, 1])
    const menu = page.locator("#site-menu")
    await menu.locator("a[href$='/shop?category=sacs']").click()
    await expect(page).toShowURL(at("/shop?category=sacs"))
    await page.locator("#products .pc-title a").first().click()
    await expect(page).toShowURL(/\/ar\/product-details\//)
    const path = new URL(page.url()).pathname.slice("/ar".length)
    await page.locator("a[hreflang=fr]").first().click()
    await expect(page).toShowURL(new URL(path, page.url()).href)
    await expect(page.locator("html")).toHaveAttribute("lang", "fr")
  })
})

test("without a script a product's page stands whole, to what is told of the product", { tag: "@long" }, async ({
  page,
  t,
  at,
}) => {
  for (const slug of ["casque-aura", "nova-12"]) {
    await page.goto(at(`/product-details/${slug}`))
    await expect(page.locator(".details")).toBeVisible()
    await expect(page.getByRole("navigation", { name: t("product.details") })).toBeVisible()
    // React sends late parts like this, and a script moves them.
    await expect(page.locator("body > div[hidden][id^='S:']")).toHaveCount(0)
  }
})

test("without a script the lists of the browser lead to the products, which take orders", { tag: "@long" }, async ({
  page,
  t,
  at,
}) => {
  const texts = {
    "/cart": t("cart.noScript"),
    "/checkout": t("checkout.noScript"),
    "/wishlist": t("wishlist.noScript"),
    "/compare": t("compare.noScript"),
  }
  for (const [path, text] of Object.entries(texts)) {
    await page.goto(at(path))
    // What stands in a <noscript> counts as no text for the runner.
    const words = page.locator("main noscript p").first()
    await expect(words).toBeVisible()
    expect(await words.evaluate((node) => node.textContent)).toBe(text)
    await page.locator("main noscript a").click()
    await expect(page).toShowURL(at("/shop"))
  }
})

test("without a script the same order in two tabs is asked about before the second is placed", {
  tag: "@long",
}, async ({ page, context, t, at }) => {
  const other = await context.newPage()
  const person = { mobile: freshPhone() }
  const [first, second] = [productForm(page, t), productForm(other, t)]
  for (const [tab, form] of [
    [page, first],
    [other, second],
  ] as const) {
    await tab.goto(at("/product-details/casque-aura"))
    await form.fillPerson(person)
    await form.field("orderForm.wilaya").selectOption("Alger")
    await form.form.getByRole("button", { name: t("orderForm.communeShow") }).click()
    await form.field("orderForm.commune").selectOption("Kouba")
  }
  await first.press()
  const token = await first.placed()
  await second.press()
  await expect(second.alert).toContainText(t("orderForm.alert.again"))
  await second.press()
  expect(await second.placed()).not.toBe(token)
})
