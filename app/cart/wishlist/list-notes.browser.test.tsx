import { useState } from "react"
import { expect, test } from "vitest"
import { renderInShop } from "../../testing/render-in-shop.tsx"
import { ListNotes } from "./list-notes.tsx"

function Notes() {
  const [tries, setTries] = useState(0)
  const failure = { text: "failed", retryLabel: "again", retry: () => setTries((count) => count + 1) }
  return <ListNotes notes={[]} failure={tries < 2 ? failure : null} />
}

test("the button to try again keeps the focus, and leaves it in the place of its failure", async () => {
  const { screen } = await renderInShop("fr", <Notes />)
  const again = screen.getByRole("button", { name: "again" })
  await again.click()
  await expect.element(again).toHaveFocus()
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(screen.getByRole("status")).toHaveFocus()
})
