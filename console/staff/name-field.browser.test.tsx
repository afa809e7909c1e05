import { expect, test } from "vitest"
import { renderInConsole } from "../testing/render-in-console.tsx"
import { NameField } from "./name-field.tsx"

test("a name of 81 characters stays whole, its field says how much it takes, and the form waits", async () => {
  const sent: unknown[] = []
  const { screen, t } = await renderInConsole(
    "ar",
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(new FormData(event.currentTarget).get("name"))
      }}
    >
      <NameField first="Rania" />
      <button type="submit">send</button>
    </form>,
  )
  const field = screen.getByRole("textbox", { name: t("auth.name") })
  const send = screen.getByRole("button", { name: "send" })
  await field.fill("é".repeat(81))
  await expect.element(field).toHaveValue("é".repeat(81))
  await expect.element(field).toHaveAccessibleDescription(t("form.tooLong", { n: 80 }))
  await send.click()
  expect(sent).toEqual([])
  await field.fill("é".repeat(80))
  await expect.element(field).not.toHaveAttribute("aria-invalid")
  await send.click()
  expect(sent).toEqual(["é".repeat(80)])
})
