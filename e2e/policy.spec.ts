import type { Page } from "@playwright/test"
import { reachTools } from "./card-tools.ts"
import { hydrated } from "./hydrated.ts"
import { orderFormIn } from "./order-page.ts"
import { expect, test } from "./shop.ts"
import { isFull } from "./short-form.ts"
import { watchPolicy } from "./watch-policy.ts"

test.use({ keepsPage: false })

/** Scrolls through the page, so that what loads late is asked for: the policy is asked before the network is. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    await new Promise(requestAnimationFrame)
  })
}

/** What npm test opens. */
const mainScreens = [
  ...["/", "/home-3", "/shop?page=2&minPrice=1000", "/search?searchText=sac", "/product-details/casque-aura"],
  ...["/product-details-video", "/cart", "/compare", "/blog", "/contact", "/confirmation-commande", "/404"],
]

const allScreens = [
  ...[
    "/",
    "/home-2",
    "/home-3",
    "/home-4",
    "/shop",
    "/shop?page=2&minPrice=1000",
    "/shop-categories",
    "/search?searchText=sac",
  ],
  ...[
    "/product-details/casque-aura",
    "/product-details-video",
    "/product-details-gallery",
    "/product-details-countdown",
  ],
  ...["/cart", "/wishlist", "/compare", "/blog", "/coupons", "/contact", "/newsletter", "/construction"],
  ...["/confirmation-commande", "/404"],
]

test("no screen does what its policy forbids, as the server drew it and as islands do", async ({
  page,
  at,
  allowFailures,
}) => {
  allowFailures(/404/)
  const rejected = await watchPolicy(page)
  for (const screen of isFull ? allScreens : mainScreens) {
    const answer = await page.goto(at(screen), { waitUntil: "domcontentloaded" })
    const policy = answer?.headers()["content-security-policy"] ?? ""
    expect(policy, screen).toContain("default-src 'self'")
    expect(policy, screen).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    await hydrated(page)
    await seeAll(page)
  }
  expect(rejected).toEqual([])
})

test("an order with toasts, quick view, film and confetti stays within the policy", { tag: "@long" }, async ({
  page,
  t,
  at,
  allowFailures,
}) => {
  allowFailures(/left the shop: https:\/\/www\.youtube-nocookie\.com/)
  await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Film</p>" }))
  const rejected = await watchPolicy(page)
  await page.goto(at("/product-details-video"))
  await hydrated(page)
  await page.getByRole("link", { name: t("product.video.play") }).click()
  await expect(page.locator("dialog iframe")).toBeVisible()
  await expect(page.frameLocator("dialog iframe").locator("p")).toHaveText("Film")
  await page.keyboard.press("Escape")

  await page.goto(at("/shop?category=parfums"))
  const perfume = page.locator("main .pc", { has: page.locator("a[href$='/lumen-ambre']") })
  await perfume.getByRole("button", { name: t("cart.addTitle", { title: "" }).trim() }).click()
  await expect(page.getByText(t("cart.toast.added", { title: "" }).trim()).first()).toBeVisible()

  const title = "Sac à main Casbah"
  await page.goto(at("/shop?category=sacs"))
  const card = page.locator("main .pc", { has: page.locator("a[href$='/sac-casbah']") })
  await reachTools(card)
  await card.getByRole("button", { name: t("quickView.open", { title }) }).focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: title })
  await expect(dialog.locator("input[name=quantity]")).toHaveValue("1")
  const { fillPerson, press, placed } = orderFormIn(dialog, t)
  await fillPerson()
  await press()
  await placed()
  await seeAll(page)

  await page.reload()
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
  await seeAll(page)
  expect(rejected).toEqual([])
})

test("a script that is put into a page does not run", async ({ page, at, allowFailures }) => {
  allowFailures(/Content Security Policy|csp|script-src/i)
  const rejected = await watchPolicy(page)
  await page.route(at("/contact"), async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      "<main",
      "<script>window.stolen=1</script><img src=x onerror='window.stolen=2'><main",
    )
    await route.fulfill({ response: answer, body })
  })
  allowFailures(/404/)
  await page.goto(at("/contact"))
  await expect.poll(() => rejected.filter((text) => text.includes("script-src")).length).toBeGreaterThan(1)
  expect(await page.evaluate(() => Reflect.get(window, "stolen"))).toBeUndefined()
})

test("with scripts off the shop keeps its looks under its policy", { tag: "@long" }, async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const errors: string[] = []
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()))
  for (const path of ["/", "/shop", "/product-details/casque-aura", "/compare"]) await page.goto(at(path))
  await page.goto(at("/product-details/casque-aura"))
  const styled = page.locator("[style]").first()
  expect(await styled.evaluate((node) => (node instanceof HTMLElement ? node.style.length : 0))).toBeGreaterThan(0)
  expect(errors.filter((text) => !/Blocked script execution/.test(text))).toEqual([])
  await context.close()
})
