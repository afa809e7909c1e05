import type { Page } from "@playwright/test"
import { choose } from "./choose.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test.use({ shopLocale: "en" })

const path = "/product-details/casque-aura"

/** The fields of the order form by their labels. */
const placesOf = (page: Page) => ({
  field: (label: string) => page.locator("#commande").getByLabel(label, { exact: true }),
})

test("a place is chosen with the first touch of a page", async ({ page, at }) => {
  const { field } = placesOf(page)
  await page.goto(at(path))
  await expect(field("Wilaya").locator("> option")).toHaveCount(59)
  await expect(field("Wilaya").locator("optgroup > option")).toHaveCount(11)
  await expect(field("Wilaya")).toHaveValue("Alger")
  await field("Wilaya").click()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(field("Wilaya")).toHaveValue("Djelfa")
  await expect(field("Commune").locator("option[value=Djelfa]")).toHaveCount(1)
})

test("a list is whole again for the wilaya that the page came with, and what was chosen is there when one goes back", async ({
  page,
  at,
}) => {
  const { field } = placesOf(page)
  const communes = field("Commune").locator("option")
  await page.goto(at(path))
  await hydrated(page)
  await choose(field("Wilaya"), "Oran")
  await expect(field("Commune").locator("option[value=Arzew]")).toHaveCount(1)
  await choose(field("Wilaya"), "Alger")
  await expect(field("Commune").locator("option[value=Hydra]")).toHaveCount(1)
  await expect(communes).toHaveCount(58)

  await field("First name").fill("Amina")
  await choose(field("Wilaya"), "Oran")
  await expect(field("Commune").locator("option[value=Arzew]")).toHaveCount(1)
  await page.evaluate(() => localStorage.clear())
  await page.goto(at("/cart"))
  await page.goBack()
  await expect(field("First name")).toHaveValue("Amina")
  await expect(field("Wilaya")).toHaveValue("Oran")
  await hydrated(page)
  await expect(field("Commune").locator("option[value=Arzew]")).toHaveCount(1)
  await expect(field("Wilaya")).toHaveValue("Oran")
})

test("the communes are those of the wilaya, and without one there is nothing to choose", {
  tag: ["@5-communes-of-wilaya"],
}, async ({ page, at }) => {
  await page.goto(at(path))
  await hydrated(page)
  const { field } = placesOf(page)
  await choose(field("Wilaya"), "")
  await expect(field("Commune")).toBeDisabled()
  await expect(field("Commune").locator("option")).toHaveCount(1)
  await choose(field("Wilaya"), "Biskra")
  await expect(field("Commune")).toBeEnabled()
  await expect(field("Commune").locator("option[value=Tolga]")).toHaveCount(1)
  await expect(field("Commune").locator("option[value=Kouba]")).toHaveCount(0)
})
