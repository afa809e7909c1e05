import { useState } from "react"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInShop } from "../../../testing/render-in-shop.tsx"
import { SizeChoice } from "./variant-choice.tsx"

function Sizes() {
  const [chosen, setChosen] = useState("")
  const values = ["40", "41", "42"].map((code) => ({ code, name: code }))
  const states = new Map([
    ["40", "notMade"],
    ["41", "soldOut"],
    ["42", "available"],
  ] as const)
  return (
    <SizeChoice
      formId="order"
      option={{ kind: "shoe", values }}
      tiles={false}
      required={chosen === ""}
      isFirstFault
      guide={null}
      onChoose={setChosen}
      states={states}
      chosen={chosen}
    />
  )
}

test("no size is chosen beforehand; a sold out one can be, one that is not made cannot", async () => {
  const { screen, t } = await renderInShop("ar", <Sizes />)
  await expect.element(screen.getByRole("alert")).toHaveTextContent(t("product.sizeMissing.shoe"))
  await expect.element(screen.getByRole("radio", { name: "40" })).toBeDisabled()
  const soldOut = screen.getByRole("radio", { name: t("product.valueSoldOut", { name: "41" }) })
  await soldOut.click()
  await expect.element(soldOut).toBeChecked()
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(screen.getByRole("radio", { name: "42" })).toBeChecked()
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument()
})
