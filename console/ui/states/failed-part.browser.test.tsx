import { useState } from "react"
import { expect, test } from "vitest"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { FailedPart } from "./failed-part.tsx"

function Part() {
  const [failed, setFailed] = useState(true)
  return (
    <main id="main-content" tabIndex={-1}>
      {failed ? <FailedPart problem={new Error("lost")} again={() => setFailed(false)} /> : <p>there</p>}
    </main>
  )
}

test("the focus stays on the screen when the button to try again goes", async () => {
  const { screen } = await renderInConsole("fr", <Part />)
  await screen.getByRole("button").click()
  await expect.element(screen.getByText("there")).toBeVisible()
  await expect.element(screen.getByRole("main")).toHaveFocus()
})
