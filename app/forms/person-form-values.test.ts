import { expect, test } from "vitest"
import { startingPersonOf } from "./person-form-values.ts"

test("a form begins in Alger and Kouba unless the merchant asks for the wilaya", () => {
  const place = ({ wilaya, commune }: { wilaya: string; commune: string }) => [wilaya, commune]
  expect(place(startingPersonOf({ asksWilaya: false }))).toEqual(["Alger", "Kouba"])
  expect(place(startingPersonOf(undefined))).toEqual(["Alger", "Kouba"])
  expect(place(startingPersonOf({ asksWilaya: true }))).toEqual(["", ""])
})
