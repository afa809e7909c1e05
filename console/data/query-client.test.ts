import { expect, test } from "vitest"
import { RejectedError } from "./api-client.ts"
import { asksAgain } from "./query-client.ts"

test.each([400, 401, 403, 404, 409, 422, 429])("a %i is final", (status) => {
  expect(asksAgain(0, new RejectedError(status, {}))).toBe(false)
})

test.each([0, 500, 503])("after a %i it is asked three times more", (status) => {
  expect([0, 1, 2, 3].map((failures) => asksAgain(failures, new RejectedError(status, {})))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test("so it is after a failure that nobody foresaw", () => {
  expect(asksAgain(2, new TypeError())).toBe(true)
})
