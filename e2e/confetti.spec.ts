import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { test } from "./shop.ts"

test("a placed order is celebrated: confetti flies over the confirmation", { tag: ["@9-confetti"] }, async ({
  page,
  t,
  at,
}) => {
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const { fillPerson, press, placed } = productForm(page, t)
  await fillPerson()
  await press()
  await placed()
  await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("canvas.confetti")
    if (!canvas?.width) return false
    const side = 100
    const small = Object.assign(document.createElement("canvas"), { width: side, height: side })
    const drawn = small.getContext("2d", { willReadFrequently: true })
    drawn?.drawImage(canvas, 0, 0, side, side)
    return drawn?.getImageData(0, 0, side, side).data.some((byte) => byte > 0)
  })

  // At a touch it is gone: what is read lies free.
  await page.mouse.click(5, 300)
  await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("canvas.confetti")
    const small = Object.assign(document.createElement("canvas"), { width: 100, height: 100 })
    const drawn = small.getContext("2d", { willReadFrequently: true })
    if (canvas?.width) drawn?.drawImage(canvas, 0, 0, 100, 100)
    return !drawn?.getImageData(0, 0, 100, 100).data.some((byte) => byte > 0)
  })
})
