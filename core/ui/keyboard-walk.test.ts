import { expect, it } from "vitest"
import { isKeyboardWalk } from "./keyboard-walk.ts"

it.each(["azertyuiop", "qwertyasdfgh", "1qaz2wsx3edc", "poiuytreza", "aqwzsxedcrfv", "0987654321"])(
  "%s is one",
  (text) => {
    expect(isKeyboardWalk(text)).toBe(true)
  },
)

it.each(["figuesetmelons", "azertyxylophone", "tr9kklm2x", "", "la", "desertdessert"])("%s is none", (text) => {
  expect(isKeyboardWalk(text)).toBe(false)
})
