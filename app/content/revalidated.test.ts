import { afterEach, expect, test } from "vitest"
import { contentChanged, revalidated } from "./revalidated.server.ts"

function source() {
  const state = { value: "a", etag: "1", away: false, calls: 0, time: 0, slow: Promise.resolve(), tired: false }
  const read = revalidated(
    async (etag) => {
      state.calls++
      await state.slow
      if (state.away) throw new Error("away")
      return etag === state.etag ? "same" : { value: state.value, etag: state.etag }
    },
    { now: () => state.time, tired: () => (state.tired ? Promise.resolve() : new Promise(() => undefined)) },
  )
  return { state, read: async () => read() }
}

test("asks once for many readers at the same time, and not again within a second", async () => {
  const { state, read } = source()
  expect(await Promise.all([read(), read(), read()])).toEqual(["a", "a", "a"])
  state.time = 999
  await read()
  expect(state.calls).toBe(1)
})

test("sees a change after a second", async () => {
  const { state, read } = source()
  await read()
  Object.assign(state, { value: "b", etag: "2", time: 1000 })
  expect(await read()).toBe("b")
})

test("keeps the value on a 304", async () => {
  const { state, read } = source()
  await read()
  state.time = 5000
  expect(await read()).toBe("a")
  expect(state.calls).toBe(2)
})

test("goes on with the last value while the source is away, and recovers", async () => {
  const { state, read } = source()
  await read()
  Object.assign(state, { away: true, time: 2000 })
  expect(await read()).toBe("a")
  Object.assign(state, { away: false, value: "c", etag: "3", time: 4000 })
  expect(await read()).toBe("c")
})

test("goes on with the last value while the source does not answer, and takes the answer when it comes", async () => {
  const { state, read } = source()
  await read()
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(state, { value: "b", etag: "2", time: 2000, slow: promise, tired: true })
  expect(await read()).toBe("a")
  expect(await read()).toBe("a")
  expect(state.calls).toBe(2)
  resolve()
  await expect.poll(read).toBe("b")
})

test("waits for a slow answer when the value is known to have changed", async () => {
  const { state, read } = source()
  await read()
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(state, { value: "b", etag: "2", time: 2000, slow: promise, tired: true })
  contentChanged(1500)
  const reading = read()
  resolve()
  expect(await reading).toBe("b")
})

test("throws while there is nothing yet, and tries again at the next reading", async () => {
  const { state, read } = source()
  state.away = true
  await expect(read()).rejects.toThrow("away")
  state.away = false
  expect(await read()).toBe("a")
})

afterEach(() => contentChanged(Number.NEGATIVE_INFINITY))

test("asks again at once when the content is known to have changed", async () => {
  const { state, read } = source()
  await read()
  Object.assign(state, { value: "b", etag: "2", time: 300 })
  contentChanged(200)
  expect(await read()).toBe("b")
  expect(await read()).toBe("b")
  expect(state.calls).toBe(2)
})

test("an answer that was asked for before a change does not stand for it", async () => {
  const { state, read } = source()
  const early = read()
  Object.assign(state, { value: "b", etag: "2", time: 300 })
  contentChanged(200)
  expect(await read()).toBe("b")
  await early
  expect(await read()).toBe("b")
})
