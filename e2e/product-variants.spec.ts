import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** Which product of the sample shop each page shows without an id. */
const pages = [
  { path: "/product-details-list", slug: "casque-aura" },
  { path: "/product-details-gallery", slug: "casque-aura" },
  { path: "/product-details-slider", slug: "casque-aura" },
  { path: "/product-details-video", slug: "appareil-photo-tassili-m1" },
  { path: "/product-details-swatches", slug: "foulards-cirta" },
  { path: "/product-details-countdown", slug: "lumen-rose" },
]

for (const { path, slug } of casesOf(import.meta.filename, pages)) {
  test(`${path} shows its product, and that of an id, under the product's own canonical address`, async ({
    page,
    at,
  }) => {
    await page.goto(at(path))
    const canonical = page.locator("link[rel=canonical]")
    await expect(canonical).toHaveAttribute("href", at(`/product-details/${slug}`))
    await page.goto(at(`${path}/sac-casbah`))
    await expect(canonical).toHaveAttribute("href", at("/product-details/sac-casbah"))
  })
}

test("an unknown product is a 404 on every product page", { tag: ["@5-product-slug"] }, async ({
  page,
  at,
  allowFailures,
}) => {
  allowFailures(/404/)
  const answer = await page.goto(at("/product-details-slider/nothing"))
  expect(answer?.status()).toBe(404)
  await expect(page.getByText("Product not found")).toBeVisible()
})

test("the video comes from its host only after the press, and Escape brings the focus back", { tag: "@long" }, async ({
  page,
  t,
  at,
  allowFailures,
}) => {
  const requested: string[] = []
  await page.route(/youtube/, (route) => {
    requested.push(new URL(route.request().url()).hostname)
    return route.fulfill({ contentType: "text/html", body: "<title>Film</title>" })
  })
  await page.goto(at("/product-details-video"))
  const play = page.getByRole("link", { name: t("product.video.play") })
  await play.hover()
  expect(requested).toEqual([])

  allowFailures(/left the shop: https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/)
  const overlay = page.getByRole("dialog")
  // The first press may come before the page's script: a plain link then.
  await hydrated(page)
  await play.click()
  await expect(overlay.locator("iframe")).toBeVisible()
  await expect.poll(() => requested).toEqual(["www.youtube-nocookie.com"])

  await page.keyboard.press("Escape")
  await expect(overlay).toHaveCount(0)
  await expect(play).toBeFocused()

  await play.click()
  await expect(overlay.locator("iframe")).toBeVisible()
  await page.goBack()
  await expect(overlay).toHaveCount(0)
  await expect(page).toShowURL(at("/product-details-video"))
})

test.describe("when time passes", () => {
  test.use({ keepsPage: false })

  test("the price returns to normal when the offer ends", { tag: "@long" }, async ({ page, t, at }) => {
    await page.clock.install()
    await page.goto(at("/product-details-countdown"))
    const cost = page.locator(".cost")
    await expect(cost).toContainText(/9\s*350/)
    await expect(page.getByRole("timer")).toBeVisible()
    await hydrated(page)
    await page.clock.fastForward(20 * 24 * 60 * 60 * 1000)
    await expect(page.getByText(t("product.offerOver"))).toBeVisible()
    await expect(cost).toHaveText(/^11\s*000/)
    await expect(page.locator(".order .sums")).toContainText(/11\s*000/)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the countdown is right in the server's HTML", { tag: "@long" }, async ({ page, shop, at }) => {
    const answer = await page.request.get(`${shop.url}/api/products?filters[slug][$eq]=lumen-rose`)
    const end = Date.parse((await answer.json()).data[0].offerDate.endDate)
    const left = () => Math.floor((end - Date.now()) / 1000)
    // The copy in the page cache is at most twenty seconds old.
    const most = left() + 21
    await page.goto(at("/product-details-countdown"))
    const parts = await page.getByRole("timer").locator("b").allTextContents()
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map(Number)
    const shown = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
    expect(shown).toBeLessThanOrEqual(most)
    expect(shown).toBeGreaterThanOrEqual(left() - 1)
  })

  test("the play button is a plain link to the video", { tag: ["@no-script-browse"] }, async ({ page, t, at }) => {
    await page.goto(at("/product-details-video"))
    const play = page.getByRole("link", { name: t("product.video.play") })
    await expect(play).toHaveAttribute("href", "https://www.youtube.com/watch?v=aqz-KE-bpKQ")
  })
})
