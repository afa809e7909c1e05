import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test("a placed order is celebrated: confetti flies over the confirmation", async ({ page, t, at }) => {
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const form = page.locator("#commande")
  await form.getByLabel(t("orderForm.firstname"), { exact: true }).fill("Amina")
  await form.getByLabel(t("orderForm.lastname"), { exact: true }).fill("Bensalem")
  await form.getByLabel(t("orderForm.mobile"), { exact: true }).fill("0555 12 34 62")
  await form.getByRole("button", { name: t("orderForm.submit") }).click()
  await expect(page).toHaveURL(/confirmation-commande\?order=/)
  await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("canvas.confetti")
    if (!canvas?.width) return false
    const side = 100
    const small = Object.assign(document.createElement("canvas"), { width: side, height: side })
    const drawn = small.getContext("2d", { willReadFrequently: true })
    drawn?.drawImage(canvas, 0, 0, side, side)
    return drawn?.getImageData(0, 0, side, side).data.some((byte) => byte > 0)
  })
})
