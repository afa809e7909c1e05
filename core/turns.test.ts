import { setImmediate } from "node:timers/promises"
import { expect, test } from "vitest"
import { createTurns } from "./turns.ts"

test("no more works than allowed start in a turn, those that are added meanwhile among them", async () => {
  const turns = createTurns(2)
  const began: string[] = []
  const start = (name: string, then?: string) =>
    turns(() => {
      began.push(name)
      if (then) start(then)
      return true
    })
  start("first", "third")
  start("second")
  await setImmediate()
  expect(began).toEqual(["first", "second"])
  await setImmediate()
  expect(began).toEqual(["first", "second", "third"])
})

test("who has nothing to start takes no turn, and one that throws stops nobody", async () => {
  const turns = createTurns()
  const began: string[] = []
  turns(() => false)
  turns(() => began.push("first") > 0)
  await setImmediate()
  expect(began).toEqual(["first"])
  const thrown = new Promise((resolve) => process.once("uncaughtException", resolve))
  turns(() => {
    throw new Error("broken")
  })
  turns(() => began.push("second") > 0)
  await thrown
  await setImmediate()
  expect(began).toEqual(["first", "second"])
})
