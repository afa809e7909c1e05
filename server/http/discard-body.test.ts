import { expect, test } from "vitest"
import { createDiscarder } from "./discard-body.ts"

const MB = 1024 * 1024

/** A body of so many bytes, in pieces of 64 KB, and how much of it was read. */
function largeBody(bytes: number) {
  const read = { bytes: 0 }
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (read.bytes >= bytes) return controller.close()
    read.bytes += 64 * 1024
    controller.enqueue(new Uint8Array(64 * 1024))
  }
  return { read, body: new ReadableStream({ pull }, { highWaterMark: 0 }) }
}

test("a body of another network is discarded while one network's bodies wait for each other", async () => {
  const { discard } = createDiscarder(1500)
  const attack = Array.from({ length: 20 }, () => largeBody(8 * MB))
  const running = Promise.all(attack.map(({ body }) => discard(body, "attacker")))
  expect(await discard(largeBody(MB).body, "visitor")).toBe(true)
  const taken = attack.reduce((sum, { read }) => sum + read.bytes, 0)
  expect(taken).toBeLessThan(20 * MB)
  await running
})

test("of the bodies of one network no more than 64 are read at once: the others are not", async () => {
  const { discard } = createDiscarder(200)
  const ended = await Promise.all(Array.from({ length: 80 }, () => discard(largeBody(MB).body, "attacker")))
  expect(ended.filter((one) => !one).length).toBeGreaterThan(15)
})

test("a body that does not end is left after the time that there is, and one that something else reads at once", async () => {
  const { discard } = createDiscarder(50)
  expect(await discard(new ReadableStream(), "visitor")).toBe(false)
  const { body } = largeBody(MB)
  body.getReader()
  expect(await discard(body, "visitor")).toBe(false)
  expect(await discard(null, "visitor")).toBe(true)
})
