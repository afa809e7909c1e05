import { expect, test } from "vitest"
import { RejectedError } from "./api-client.ts"
import { shouldRetry } from "./query-client.ts"

test.each([400, 401, 403, 404, 409, 422, 429])("a %i is final", (status) => {
  expect(shouldRetry(0, new RejectedError(status, {}))).toBe(false)
})

test.each([0, 500, 503])("after a %i it is asked three times more", (status) => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, new RejectedError(status, {})))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test("so it is after a failure that nobody foresaw", () => {
  expect(shouldRetry(2, new TypeError())).toBe(true)
})
