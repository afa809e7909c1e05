import { useState } from "react"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInShop } from "../../testing/render-in-shop.tsx"
import { QuantityStepper } from "./quantity-stepper.tsx"

function Stepper({ stock, maxUnits }: { stock: number; maxUnits: number | null }) {
  const [quantity, setQuantity] = useState(1)
  const onStep = (step: 1 | -1) => setQuantity((before) => before + step)
  return <QuantityStepper formId="order" quantity={quantity} stock={stock} maxUnits={maxUnits} onStep={onStep} />
}

test("the quantity goes up and down by the keyboard, never below 1", async () => {
  const { screen, t } = await renderInShop("ar", <Stepper stock={5} maxUnits={null} />)
  const less = screen.getByRole("button", { name: t("product.quantityLess") })
  const more = screen.getByRole("button", { name: t("product.quantityMore") })
  const quantity = screen.getByRole("textbox", { name: t("product.quantity") })
  await expect.element(less).toHaveAttribute("aria-disabled", "true")
  await userEvent.tab()
  await expect.element(less).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard("{Enter}{Enter}")
  await expect.element(quantity).toHaveValue("3")
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await userEvent.keyboard("{Enter}{Enter}{Enter}")
  await expect.element(quantity).toHaveValue("1")
  await expect.element(less).toHaveAttribute("aria-disabled", "true")
  await expect.element(less).toHaveFocus()
})

test("more than the stock can be asked for, and is told; more than an order may hold cannot", async () => {
  const { screen, t } = await renderInShop("fr", <Stepper stock={1} maxUnits={3} />)
  const more = screen.getByRole("button", { name: t("product.quantityMore") })
  await more.click()
  await expect.element(screen.getByRole("status")).toHaveTextContent(t("product.left", { n: 1 }))
  await more.click()
  await expect.element(more).toHaveAttribute("aria-disabled", "true")
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.element(screen.getByRole("textbox", { name: t("product.quantity") })).toHaveValue("3")
})
