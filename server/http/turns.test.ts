import { setImmediate } from "node:timers/promises"
import { expect, it } from "vitest"
import { createTurns } from "./turns.ts"

it("runs one work in each turn of the event loop, in order", async () => {
  const inTurn = createTurns()
  const done: string[] = []
  for (const name of ["first", "second", "third"]) inTurn(() => done.push(name))
  expect(done).toEqual([])
  await setImmediate()
  expect(done).toEqual(["first"])
  await setImmediate()
  expect(done).toEqual(["first", "second"])
  inTurn(() => done.push("fourth"))
  await setImmediate()
  await setImmediate()
  expect(done).toEqual(["first", "second", "third", "fourth"])
  inTurn(() => done.push("after a pause"))
  await setImmediate()
  expect(done.at(-1)).toBe("after a pause")
})

it("runs a work that another one adds", async () => {
  const inTurn = createTurns()
  const done: number[] = []
  inTurn(() => inTurn(() => done.push(1)))
  await setImmediate()
  await setImmediate()
  expect(done).toEqual([1])
})
