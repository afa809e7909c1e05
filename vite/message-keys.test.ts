import { expect, test } from "vitest"
import { messageKeysIn } from "./message-keys.ts"

const all = ["cart.add", "cart.added", "shell.open", "shell.universe.beauty", "shell.universe.fashion", "stars.few"]

test("finds the messages that a piece of code says, by their keys and by templates", () => {
  expect(messageKeysIn('t("cart.add"); t(\'shell.open\'); t("cart.unknown")', all)).toEqual(["cart.add", "shell.open"])
  expect(messageKeysIn(`t(\`shell.universe.\${type}\`)`, all)).toEqual([
    "shell.universe.beauty",
    "shell.universe.fashion",
  ])
  expect(messageKeysIn(`t(\`cart.\${kind}ed\`)`, all)).toEqual(["cart.added"])
})
