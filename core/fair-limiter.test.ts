import { setImmediate } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { type ConcurrencyLimits, createFairLimiter, LimiterFullError } from "./fair-limiter.ts"
import { createNetworkRest } from "./network-rest.ts"
import { createTurns } from "./turns.ts"

/** A limiter whose works run until `open` is called, and the names of those that began and of those that were turned away. */
function blockedLimiter(limits: ConcurrencyLimits) {
  const limiter = createFairLimiter(limits)
  const began: string[] = []
  const full: string[] = []
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const work = (network: string, name = network, lane = "") =>
    limiter
      .run({ network, lane }, async () => {
        began.push(name)
        await opened
      })
      .catch((error: unknown) => {
        if (!(error instanceof LimiterFullError)) throw error
        full.push(`${name}: ${error.full}`)
      })
  const many = (network: string, count: number, lane = "") =>
    Array.from({ length: count }, (_, index) => work(network, `${network}${index}`, lane))
  return { limiter, began, full, work, many, open }
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}

describe("a fair limiter", () => {
  it("serves another network next, however many works of the first one wait", async () => {
    const { began, many, work, open } = blockedLimiter({ maxRunning: 1 })
    const all = many("a", 280)
    await turns(3)
    expect(began).toEqual(["a0"])
    all.push(work("b"))
    open()
    await Promise.all(all)
    // The first network has had its turn.
    expect(began.slice(0, 4)).toEqual(["a0", "b", "a1", "a2"])
    expect(began).toHaveLength(281)
  })

  it("keeps no network waiting for ever, however many new ones come", async () => {
    const { began, many, work, open } = blockedLimiter({ maxRunning: 1 })
    open()
    const all = many("a", 2)
    const isServed = () => began.includes("a1")
    for (let count = 0; count < 200 && !isServed(); count++) {
      all.push(work(`new${count}`))
      await turns(1)
    }
    await Promise.all(all)
    expect(began.indexOf("a1")).toBeGreaterThan(1)
    expect(began.indexOf("a1")).toBeLessThan(50)
  })

  it("serves who comes now and then before who has just been served", async () => {
    const limiter = createFairLimiter({ maxRunning: 1 })
    const order: string[] = []
    const run = (network: string) => limiter.run({ network }, () => void order.push(network))
    await run("visitor")
    await run("flood")
    await Promise.all([run("flood"), run("flood"), run("visitor"), run("flood")])
    expect(order.slice(2)).toEqual(["flood", "visitor", "flood", "flood"])
  })

  it("lets networks with many works take turns", async () => {
    const { began, many, open } = blockedLimiter({ maxRunning: 1 })
    const all = [...many("a", 20), ...many("b", 20), ...many("c", 5)]
    open()
    await Promise.all(all)
    expect(began.slice(0, 9)).toEqual(["a0", "b0", "c0", "a1", "b1", "c1", "a2", "b2", "c2"])
    expect(began.slice(15, 19)).toEqual(["a5", "b5", "a6", "b6"])
    expect(began).toHaveLength(45)
  })

  it("lets lanes take turns, whatever waits in them", async () => {
    const { began, many, open } = blockedLimiter({ maxRunning: 1 })
    const all = [...many("a", 20, "shoppers"), ...many("b", 20, "shoppers"), ...many("c", 2, "staff")]
    open()
    await Promise.all(all)
    expect(began.slice(0, 6)).toEqual(["a0", "c0", "b0", "c1", "a1", "b1"])
  })

  it("runs no more of a network than its share, while others are let in", async () => {
    const { began, many, work, open } = blockedLimiter({ maxRunning: 8, maxRunningOfNetwork: 3 })
    const all = many("a", 20)
    await turns(30)
    expect(began).toEqual(["a0", "a1", "a2"])
    all.push(work("b"))
    await turns(2)
    expect(began).toEqual(["a0", "a1", "a2", "b"])
    open()
    await Promise.all(all)
    expect(began).toHaveLength(21)
  })

  it("turns away what is more than a network's share, and nothing of another one", async () => {
    const { began, full, many, open } = blockedLimiter({ maxRunning: 1, maxEntered: 100, maxEnteredOfNetwork: 10 })
    const all = [...many("a", 280), ...many("b", 10)]
    await turns(1)
    expect(full).toHaveLength(270)
    expect(new Set(full.map((line) => line.split(": ")[1]))).toEqual(new Set(["network"]))
    open()
    await Promise.all(all)
    expect(began).toHaveLength(20)
  })

  it("has room for another network when one, or several of one owner, have filled it", async () => {
    const { full, many, work, open, began } = blockedLimiter({ maxRunning: 1, maxEntered: 12, maxEnteredOfNetwork: 8 })
    const all = [...many("a", 8), ...many("b", 8)]
    await turns(1)
    const before = full.length
    all.push(work("c"))
    await turns(1)
    expect(full.slice(before)).toEqual([expect.stringMatching(/^[ab]\d: network$/)])
    open()
    await Promise.all(all)
    expect(began).toContain("c")
    expect(began).toHaveLength(12)
  })

  it("turns a network away when each has as little as it", async () => {
    const { full, work, open } = blockedLimiter({ maxRunning: 1, maxEntered: 3 })
    const all = ["a", "b", "c", "d"].map((network) => work(network))
    await turns(2)
    expect(full).toEqual(["d: all"])
    open()
    await Promise.all(all)
  })

  it("begins one work a turn of the event loop, in order, also one that another adds", async () => {
    const limiter = createFairLimiter({ maxRunning: 1, turns: createTurns() })
    const done: string[] = []
    const add = (name: string) => void limiter.run({ network: "" }, () => void done.push(name))
    for (const name of ["first", "second"]) add(name)
    void limiter.run({ network: "" }, () => add("fourth"))
    expect(done).toEqual([])
    await turns(1)
    expect(done).toEqual(["first"])
    await turns(1)
    expect(done).toEqual(["first", "second"])
    await turns(2)
    expect(done).toEqual(["first", "second", "fourth"])
  })

  it("lets a network rest that takes more than its part, and serves others meanwhile", async () => {
    const limiter = createFairLimiter({ maxRunning: 1, maxRunningOfNetwork: 1, rest: createNetworkRest() })
    const began: string[] = []
    const run = (network: string, milliseconds: number) =>
      limiter.run({ network }, () => {
        began.push(network)
        const end = performance.now() + milliseconds
        while (performance.now() < end);
      })
    await run("visitor", 1)
    await run("flood", 300)
    const next = run("flood", 1)
    await run("visitor", 1)
    await next
    expect(began).toEqual(["visitor", "flood", "visitor", "flood"])
  })

  it("begins one work of all limiters of the same turns in a turn of the event loop", async () => {
    const began: string[] = []
    const shared = createTurns()
    for (const name of ["forms", "pages", "renders"]) {
      void createFairLimiter({ maxRunning: 1, turns: shared }).run({ network: "a" }, () => void began.push(name))
    }
    await turns(1)
    expect(began).toEqual(["forms"])
    await turns(1)
    expect(began).toEqual(["forms", "pages"])
    await turns(1)
    expect(began).toEqual(["forms", "pages", "renders"])
  })

  it("counts together what a network uses in the limiters of a process", async () => {
    const rest = createNetworkRest()
    const [forms, pages] = [
      createFairLimiter({ maxRunning: 1, rest }),
      createFairLimiter({ maxRunning: 1, maxRunningOfNetwork: 1, rest }),
    ]
    const began: string[] = []
    const run = (limiter: typeof forms, network: string, milliseconds: number) =>
      limiter.run({ network }, () => {
        began.push(network)
        const end = performance.now() + milliseconds
        while (performance.now() < end);
      })
    await run(pages, "visitor", 1)
    await run(forms, "flood", 300)
    await run(pages, "flood", 1)
    const next = run(pages, "flood", 1)
    await run(pages, "visitor", 1)
    await next
    expect(began).toEqual(["visitor", "flood", "flood", "visitor", "flood"])
  })

  it("goes on after a work that fails", async () => {
    const limiter = createFairLimiter({ maxRunning: 1 })
    const failed = limiter.run({ network: "a" }, () => Promise.reject(new Error("render failed")))
    const after = limiter.run({ network: "a" }, async () => "rendered")
    await expect(failed).rejects.toThrow("render failed")
    expect(await after).toBe("rendered")
  })

  it("is as empty as a new one after many networks have left", async () => {
    const { many, open, work, began, full } = blockedLimiter({ maxRunning: 4, maxEntered: 50, maxEnteredOfNetwork: 2 })
    open()
    for (let round = 0; round < 40; round++) {
      await Promise.all(Array.from({ length: 25 }, (_, index) => many(`${round}-${index}`, 2)).flat())
    }
    expect(full).toEqual([])
    await Promise.all(Array.from({ length: 50 }, (_, index) => work(`last-${index}`)))
    expect(full).toEqual([])
    expect(began).toHaveLength(2050)
  })
})
