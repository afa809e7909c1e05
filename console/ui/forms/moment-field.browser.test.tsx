import { useState } from "react"
import { expect, test } from "vitest"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { MomentField } from "./moment-field.tsx"

function End() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <MomentField label="end" name="end" value={value} isEnd={true} onChange={setValue} />
      <output>{value ?? "none"}</output>
    </>
  )
}

test("an end with a day alone is on until that day is over, and shows the day that was typed", async () => {
  const { screen, t } = await renderInConsole("fr", <End />)
  const inputs = screen.container.querySelectorAll("input")
  const [day, time] = [...inputs]
  if (!day || !time) throw new Error("A day and a time were expected")
  const shown = screen.getByRole("status")
  await screen.getByLabelText(day.getAttribute("aria-label") ?? "").fill("2026-12-15")
  await expect.element(shown).toHaveTextContent("2026-12-15T23:00:00.000Z")
  expect([day.value, time.value]).toEqual(["2026-12-15", ""])
  await expect.element(time).toHaveAttribute("placeholder", t("form.noTime"))
  await screen.getByLabelText(time.getAttribute("aria-label") ?? "").fill("18:00")
  await expect.element(shown).toHaveTextContent("2026-12-15T17:00:00.000Z")
  await screen.getByLabelText(time.getAttribute("aria-label") ?? "").fill("")
  await expect.element(shown).toHaveTextContent("2026-12-15T23:00:00.000Z")
})
