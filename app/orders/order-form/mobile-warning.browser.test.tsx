import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInShop } from "../../testing/render-in-shop.tsx"
import { MobileWarningNote, useMobileWarning } from "./mobile-warning.tsx"

function Field() {
  const { typed, input } = useMobileWarning("")
  return (
    <form>
      <input aria-label="mobile" {...input} />
      <input aria-label="next" />
      <MobileWarningNote typed={typed} />
      <button type="button">order</button>
    </form>
  )
}

test("a doubtful number is told when its field is left, and follows what is typed then", async () => {
  const { screen, t } = await renderInShop("ar", <Field />)
  const mobile = screen.getByRole("textbox", { name: "mobile" })
  await mobile.fill("0312345678")
  await expect.element(screen.getByText(t("orderForm.mobilePrefix"), { exact: false })).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(screen.getByText(t("orderForm.mobilePrefix"), { exact: false })).toBeVisible()
  // The number itself reads from the left in Arabic, too.
  expect(document.querySelector("bdi")?.dir).toBe("ltr")
  await mobile.fill("0612345678")
  await expect.element(screen.getByText(t("orderForm.mobilePrefix"), { exact: false })).not.toBeInTheDocument()
})

test("nothing moves on the way to a button", async () => {
  const { screen, t } = await renderInShop("fr", <Field />)
  await screen.getByRole("textbox", { name: "mobile" }).fill("0312345678")
  await screen.getByRole("button", { name: "order" }).click()
  await expect.element(screen.getByRole("button", { name: "order" })).toHaveFocus()
  await expect.element(screen.getByText(t("orderForm.mobilePrefix"), { exact: false })).not.toBeInTheDocument()
})
