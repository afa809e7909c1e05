import { expect, it } from "vitest"
import { informationPageAt } from "./information-pages.ts"

it.each(["/terms", "/terms/", "/terms//"])("knows the page at %s", (path) => {
  expect(informationPageAt(path).slug).toBe("terms")
})

it("throws for an address that is none of theirs", () => {
  expect(() => informationPageAt("/term")).toThrow("/term")
})
