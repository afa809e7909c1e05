import { setImmediate } from "node:timers/promises"
import { expect, it } from "vitest"
import { createTickQueue } from "./tick-queue.ts"

it("runs one work a tick of the event loop, in order", async () => {
  const enqueue = createTickQueue()
  const done: string[] = []
  for (const name of ["first", "second", "third"]) enqueue(() => done.push(name))
  expect(done).toEqual([])
  await setImmediate()
  expect(done).toEqual(["first"])
  await setImmediate()
  expect(done).toEqual(["first", "second"])
  enqueue(() => done.push("fourth"))
  await setImmediate()
  await setImmediate()
  expect(done).toEqual(["first", "second", "third", "fourth"])
  enqueue(() => done.push("after a pause"))
  await setImmediate()
  expect(done.at(-1)).toBe("after a pause")
})

it("runs a work that another one adds", async () => {
  const enqueue = createTickQueue()
  const done: number[] = []
  enqueue(() => enqueue(() => done.push(1)))
  await setImmediate()
  await setImmediate()
  expect(done).toEqual([1])
})
