import { expect, test } from "vitest"
import { renderInShop } from "../../testing/render-in-shop.tsx"
import { PersonFields } from "./person-fields.tsx"

const mobile = { typed: null, input: { onInput: () => {}, onBlur: () => {} } }
const nobody = { firstname: "", lastname: "", mobile: "" }

test("a name that is too long is kept whole, and the field says how much it takes", async () => {
  const { screen, t } = await renderInShop(
    "fr",
    <PersonFields formId="f" typed={nobody} mobile={mobile} faults={[]} firstFault={null} />,
  )
  const field = screen.getByRole("textbox", { name: t("orderForm.firstname") })
  await field.fill("é".repeat(80))
  await expect.element(field).toHaveAttribute("aria-invalid", "false")
  await field.fill("é".repeat(81))
  await expect.element(field).toHaveValue("é".repeat(81))
  await expect.element(field).toHaveAccessibleDescription(t("orderForm.why.tooLong", { n: 80 }))
  await expect.element(field).toHaveAttribute("aria-invalid", "true")
  await field.fill("Amina")
  await expect.element(field).toHaveAttribute("aria-invalid", "false")
})

test("a form that came back says it at once", async () => {
  const typed = { firstname: "Amina", lastname: "x".repeat(81), mobile: "0".repeat(41) }
  const { screen, t } = await renderInShop(
    "ar",
    <PersonFields formId="f" typed={typed} mobile={mobile} faults={["lastname", "mobile"]} firstFault="lastname" />,
  )
  const words = (key: "orderForm.lastname" | "orderForm.mobile") => screen.getByRole("textbox", { name: t(key) })
  await expect.element(words("orderForm.lastname")).toHaveAccessibleDescription(t("orderForm.why.tooLong", { n: 80 }))
  await expect.element(words("orderForm.mobile")).toHaveAccessibleDescription(t("orderForm.why.tooLong", { n: 40 }))
})
