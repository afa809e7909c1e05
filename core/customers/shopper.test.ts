import { expect, test } from "vitest"
import { readLogin } from "./shopper.ts"

test.each([
  [" Amina@Example.dz ", { kind: "email", email: "amina@example.dz" }],
  ["+213 550 01 02 03", { kind: "mobile", mobile: "0550010203" }],
  ["0551000001 / 0661000001", { kind: "mobile", mobile: "0551000001" }],
  ["021 12 34 56", null],
  ["amina", null],
  ["", null],
])("%s", (typed, login) => {
  expect(readLogin(typed)).toEqual(login)
})
