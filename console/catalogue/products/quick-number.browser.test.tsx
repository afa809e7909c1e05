import { useState } from "react"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { QuickNumber } from "./quick-number.tsx"

/** A stock that an order changes when the button is pressed. */
function Stock({ sent, answers }: { sent: [number, number][]; answers: string[] }) {
  const [value, setValue] = useState(10)
  const change = async (to: number, was: number) => {
    sent.push([to, was])
    return answers.shift() ?? ""
  }
  return (
    <>
      <QuickNumber label="stock" value={value} isWhole wrong="wrong" onChange={change} />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue(value - 1)}>
        order
      </button>
    </>
  )
}

test("a number is stored over the one that was seen as it was begun, whatever the list shows since", async () => {
  const sent: [number, number][] = []
  const { screen } = await renderInConsole("fr", <Stock sent={sent} answers={["", "rejected"]} />)
  const field = screen.getByRole("textbox", { name: "stock" })
  const order = screen.getByRole("button", { name: "order" })
  await field.fill("12")
  await order.click()
  await field.click()
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => sent).toEqual([[12, 10]])
  // Back at the value of now, and from there again.
  await expect.element(field).toHaveValue("9")
  await field.fill("8")
  await order.click()
  await field.click()
  await userEvent.keyboard("{Enter}")
  await expect.element(screen.getByText("rejected")).toBeVisible()
  // Who tries again has seen what it is now.
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => sent.slice(1)).toEqual([[8, 9]])
})
