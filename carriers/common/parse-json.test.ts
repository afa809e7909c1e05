import { expect, it } from "vitest"
import { parseJson } from "./parse-json.ts"

it("leaves NUL characters out, which PostgreSQL stores in no text", () => {
  const body = '{"message":"Refus\\u0000é","rows":[{"name":"\\u0000"}],"count":1}'
  expect(parseJson(body)).toEqual({ message: "Refusé", rows: [{ name: "" }], count: 1 })
})

it("says nothing of what is no JSON", () => {
  expect(parseJson("<html>")).toBeUndefined()
})
