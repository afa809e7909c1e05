import { expect, test } from "vitest"
import { formTimes } from "../../request/form-times.server.ts"

let now = 1_800_000_000_000
const times = formTimes("a-secret", () => now)

test("tells how long ago a form was issued, in every process with the secret", () => {
  const signed = times.issue()
  now += 90_000
  expect(times.ageOf(signed)).toBe(90_000)
  expect(formTimes("a-secret", () => now - 100_000).ageOf(signed)).toBe(0)
})

test.each([
  ["nothing", null],
  ["the time alone", String(now - 60_000)],
  ["a time of another shop", formTimes("another", () => now - 60_000).issue()],
  [
    "an earlier time under the signature of a later one",
    `${(now - 60_000).toString(36)}.${times.issue().split(".")[1]}`,
  ],
  ["letters that are none of a signature", `${now.toString(36)}.${"é".repeat(22)}`],
  ["a file", new File([], "")],
])("takes %s for no time of its own", (_what, signed) => {
  expect(times.ageOf(signed)).toBeNull()
})
