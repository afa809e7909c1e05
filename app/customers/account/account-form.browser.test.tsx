import { expect, test } from "vitest"
import { renderInShop } from "../../testing/render-in-shop.tsx"
import { AccountField } from "./account-form.tsx"

test("a name that is too long for an account is kept whole, and the field says how much it takes", async () => {
  const { screen, t } = await renderInShop(
    "ar",
    <AccountField name="firstname" label="firstname" autoComplete="given-name" limit={80} />,
  )
  const field = screen.getByRole("textbox", { name: "firstname" })
  await field.fill("é".repeat(81))
  await expect.element(field).toHaveValue("é".repeat(81))
  await expect.element(field).toHaveAccessibleDescription(t("orderForm.why.tooLong", { n: 80 }))
  await expect.element(field).toHaveAttribute("aria-invalid", "true")
  await field.fill("é".repeat(80))
  await expect.element(field).toHaveAttribute("aria-invalid", "false")
})
