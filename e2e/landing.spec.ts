import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { expect, test } from "./shop.ts"

test("a landing page shows one product and its order form, and nothing that leads away", async ({ page, t, at }) => {
  await page.goto(at("/landing/casque-aura"))
  await expect(page.getByRole("heading", { level: 1, name: "Casque sans fil Aura" })).toBeVisible()
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at("/product-details/casque-aura"))
  const away = await page
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? "").filter((href) => !/^#|^\/media\//.test(href)),
    )
  expect(away).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const form = page.locator("#commande")
  await form.getByLabel(t("orderForm.firstname"), { exact: true }).fill("Amina")
  await form.getByLabel(t("orderForm.lastname"), { exact: true }).fill("Bensalem")
  await form.getByLabel(t("orderForm.mobile"), { exact: true }).fill("0550 11 22 33")
  await form.getByRole("button", { name: t("orderForm.submit") }).click()
  await expect(page).toHaveURL(/confirmation-commande/)
})

test("a landing page of no product is a 404", async ({ page, at, allowFailures }) => {
  allowFailures(/404/)
  const answer = await page.goto(at("/landing/nothing"))
  expect(answer?.status()).toBe(404)
})
