import { cartLines, fillCart } from "./checkout-page.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test("no field is small enough for a phone to zoom into the page", async ({ page, at, shop, allowFailures }) => {
  // The console asks who is signed in.
  allowFailures(/401/)
  await fillCart(page, [cartLines.aura])
  const addresses = [
    "/",
    "/shop",
    "/product-details/casque-aura",
    "/checkout",
    "/contact",
    "/login",
    "/search",
    "/order",
  ]
  for (const address of [...addresses.map((path) => at(path)), `${shop.url}/admin`]) {
    await page.goto(address)
    if (address.endsWith("/admin")) await page.locator("input").first().waitFor()
    else await hydrated(page)
    const small = await page
      .locator("input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), select, textarea")
      .evaluateAll((fields) =>
        fields.flatMap((field) => {
          const size = Number.parseFloat(getComputedStyle(field).fontSize)
          return size < 16 ? `${field.getAttribute("name") ?? field.id}: ${size}` : []
        }),
      )
    expect(small, address).toEqual([])
  }
})
