import { expect, test } from "vitest"
import { onceByObject } from "./by-object.ts"

test("computes once for each object, also what is undefined", () => {
  const computed: object[] = []
  const nameOf = onceByObject((key: { name?: string }) => {
    computed.push(key)
    return key.name
  })
  const [first, second] = [{ name: "a" }, {}]
  expect([nameOf(first), nameOf(second), nameOf(first), nameOf(second)]).toEqual(["a", undefined, "a", undefined])
  expect(computed).toEqual([first, second])
})
