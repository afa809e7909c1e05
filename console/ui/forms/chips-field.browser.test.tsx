import { useState } from "react"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { ChipsField } from "./chips-field.tsx"

function Chips() {
  const [value, onChange] = useState(["a"])
  return <ChipsField label="words" value={value} onChange={onChange} />
}

const shownChips = () => [...document.querySelectorAll("bdi")].map(({ textContent }) => textContent)

test("Enter, a comma of either script and leaving the field add words, each once; a backspace takes the last", async () => {
  const { screen, t } = await renderInConsole("ar", <Chips />)
  const field = screen.getByRole("textbox", { name: "words" })
  await field.click()
  await userEvent.keyboard("b{Enter}")
  await field.fill("c، a، d,")
  await expect.poll(shownChips).toEqual(["a", "b", "c", "d"])
  await userEvent.keyboard("{Backspace}e")
  await userEvent.tab()
  await expect.poll(shownChips).toEqual(["a", "b", "c", "e"])
  await screen.getByRole("button", { name: t("form.removeChip", { word: "b" }) }).click()
  await expect.poll(shownChips).toEqual(["a", "c", "e"])
})
