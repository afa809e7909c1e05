import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInShop } from "../testing/render-in-shop.tsx"
import { Tabs } from "./tabs.tsx"

test("arrows go from tab to tab, and a panel is rendered when it is first chosen", async () => {
  const tabs = ["one", "two"].map((id) => ({ id, label: id, content: <p>panel {id}</p>, plain: null }))
  const { screen } = await renderInShop("ar", <Tabs name="tabs" label="tabs" tabs={tabs} />)
  await expect.element(screen.getByText("panel one")).toBeInTheDocument()
  await expect.element(screen.getByText("panel two")).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(screen.getByRole("radio", { name: "one" })).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(screen.getByRole("radio", { name: "two" })).toBeChecked()
  await expect.element(screen.getByText("panel two")).toBeInTheDocument()
})
