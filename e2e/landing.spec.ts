import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { productForm } from "./order-page.ts"
import { expect, test } from "./shop.ts"

test("a landing page shows one product and its order form, what proves it, and nothing that leads away but phone and law", async ({
  page,
  t,
  at,
}) => {
  await page.goto(at("/landing/casque-aura"))
  await expect(page.getByRole("heading", { level: 1, name: "Casque sans fil Aura" })).toBeVisible()
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at("/product-details/casque-aura"))
  const away = await page
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => !/^#|^\/media\/|^tel:|\/(?:terms|delivery-returns|privacy)$/.test(href)),
    )
  expect(away).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const { fillPerson, press, placed } = productForm(page, t)
  await fillPerson()
  await press()
  await placed()
})

test("a landing page of no product is a 404", { tag: "@long" }, async ({ page, at, allowFailures }) => {
  allowFailures(/404/)
  const answer = await page.goto(at("/landing/nothing"))
  expect(answer?.status()).toBe(404)
})
