import { useState } from "react"
import { expect, test } from "vitest"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { TimeInput } from "./time-input.tsx"

function Time() {
  const [value, setValue] = useState("09:00")
  return (
    <>
      <TimeInput aria-label="time" value={value} onTime={setValue} />
      <output>{value}</output>
    </>
  )
}

test("a time reads from the left in Arabic, half a time changes nothing and goes when the field is left", async () => {
  const { screen } = await renderInConsole("ar", <Time />)
  const field = screen.getByRole("textbox", { name: "time" })
  await expect.element(field).toHaveAttribute("dir", "ltr")
  await field.fill("14:30")
  await expect.element(screen.getByRole("status")).toHaveTextContent("14:30")
  await field.fill("7")
  await field.element().blur()
  await expect.element(field).toHaveValue("14:30")
  await field.fill("")
  await expect.element(screen.getByRole("status")).toHaveTextContent("")
})
