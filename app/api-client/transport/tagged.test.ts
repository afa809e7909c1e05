import { expect, it } from "vitest"
import { currentVisit, withVisit } from "../../request/visit.server.ts"
import { createTagClock } from "./tag-clock.server.ts"
import { tagged } from "./tagged.server.ts"

function counted() {
  const state = { loads: 0, ended: 0, works: true, time: 0 }
  const clock = createTagClock(() => state.time)
  const read = tagged(
    clock,
    async () => {
      const value = ++state.loads
      const { works } = state
      await new Promise((resolve) => setImmediate(resolve))
      state.ended += 1
      if (!works) throw new Error("away")
      return { value, tags: ["posts"] }
    },
    { now: () => state.time, maxAge: 60_000 },
  )
  return { state, clock, read }
}

it("loads once until a tag of the value is invalidated", async () => {
  const { clock, read } = counted()
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  clock.invalidate(["listing", "product:1"])
  expect(await read()).toBe(1)
  clock.invalidate(["posts"])
  expect(await Promise.all([read(), read()])).toEqual([2, 2])
  clock.invalidate(["all"])
  expect(await read()).toBe(3)
})

it("does not join a load that began before the change", async () => {
  const { clock, read } = counted()
  const before = read()
  clock.invalidate(["posts"])
  const after = read()
  expect(await before).toBe(1)
  expect(await after).toBe(2)
  expect(await read()).toBe(2)
})

it("goes on with the last value while the API is away, and recovers", async () => {
  const { state, clock, read } = counted()
  await read()
  state.works = false
  clock.invalidate(["posts"])
  expect(await read()).toBe(1)
  expect(await read()).toBe(1)
  expect(state.loads).toBe(2)
  state.works = true
  state.time = 1001
  expect(await read()).toBe(3)
})

it("uses an old value while it is loaded again, and pauses after a failure", async () => {
  const { state, read } = counted()
  await read()
  state.time = 60_001
  state.works = false
  expect(await read()).toBe(1)
  await expect.poll(() => state.ended).toBe(2)
  expect(await read()).toBe(1)
  expect(state.loads).toBe(2)
  state.works = true
  state.time += 1000
  expect(await read()).toBe(1)
  await expect.poll(read).toBe(3)
})

it("throws while there is no value yet", async () => {
  const { state, read } = counted()
  state.works = false
  await expect(read()).rejects.toThrow("away")
  state.works = true
  expect(await read()).toBe(2)
})

it("notes the tags for the page that is being rendered", async () => {
  const { read } = counted()
  for (const _round of ["loaded", "from memory"]) {
    const tags = new Set<string>()
    await withVisit({ requestId: "", client: "", tags }, read)
    expect([...tags]).toEqual(["posts"])
  }
})

it("leaves each request that shares a load its own context", async () => {
  const { clock, read } = counted()
  const readAs = (requestId: string) => {
    const visit = { requestId, client: "", tags: new Set<string>() }
    return withVisit(visit, async () => {
      const value = await read()
      return [value, currentVisit()?.requestId, ...visit.tags]
    })
  }
  expect(await Promise.all([readAs("first"), readAs("second")])).toEqual([
    [1, "first", "posts"],
    [1, "second", "posts"],
  ])
  clock.invalidate(["posts"])
  expect(await Promise.all([readAs("third"), readAs("fourth")])).toEqual([
    [2, "third", "posts"],
    [2, "fourth", "posts"],
  ])
})

it("takes everything for changed when more tags change than are remembered", async () => {
  const { clock, read } = counted()
  await read()
  clock.invalidate(Array.from({ length: 50_001 }, (_, id) => `card:${id}`))
  expect(await read()).toBe(2)
})

it("loads a value again after the age that it has of its own", async () => {
  let [time, loads] = [0, 0]
  const load = async () => ({ value: ++loads, tags: [], ...(loads === 1 && { maxAge: 1000 }) })
  const read = tagged(createTagClock(), load, { now: () => time })
  expect(await read()).toBe(1)
  time = 1001
  expect(await read()).toBe(1)
  await Promise.resolve()
  expect(await read()).toBe(2)
  time = 1_000_000
  expect(await read()).toBe(2)
  await Promise.resolve()
  expect(await read()).toBe(2)
})
