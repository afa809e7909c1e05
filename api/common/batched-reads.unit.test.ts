import { describe, expect, it } from "vitest"
import { createBatchedReads } from "./batched-reads.ts"

/** Reads that end when they are told to. */
function slowReads() {
  const batches: { items: string[]; end: () => void; fail: (error: Error) => void }[] = []
  const read = (items: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    batches.push({ items, end: () => resolve(items.map((item) => item.toUpperCase())), fail: reject })
    return promise
  }
  return { batches, read }
}

describe("batched reads", () => {
  it("reads the first at once, and together what is asked for meanwhile", async () => {
    const { batches, read } = slowReads()
    const add = createBatchedReads<string, string>(2)
    const answers = ["a", "b", "c", "d"].map((item) => add("letters", item, read))
    expect(batches.map(({ items }) => items)).toEqual([["a"]])
    batches[0]?.end()
    expect(await answers[0]).toBe("A")
    await expect.poll(() => batches.length).toBe(2)
    batches[1]?.end()
    expect(await Promise.all(answers.slice(0, 3))).toEqual(["A", "B", "C"])
    await expect.poll(() => batches.length).toBe(3)
    batches[2]?.end()
    expect(await answers[3]).toBe("D")
    expect(batches.map(({ items }) => items)).toEqual([["a"], ["b", "c"], ["d"]])
  })

  it("lets no kind wait for another", async () => {
    const { batches, read } = slowReads()
    const add = createBatchedReads<string, string>(2)
    const answers = [add("fr", "a", read), add("ar", "b", read)]
    expect(batches.map(({ items }) => items)).toEqual([["a"], ["b"]])
    batches[1]?.end()
    expect(await answers[1]).toBe("B")
    batches[0]?.end()
    expect(await answers[0]).toBe("A")
  })

  it("waits for a batch that hangs no longer than its turn", async () => {
    const { batches, read } = slowReads()
    const add = createBatchedReads<string, string>(1)
    const [hanging, second] = [add("letters", "a", read), add("letters", "b", read)]
    await expect.poll(() => batches.length).toBe(2)
    batches[1]?.end()
    expect(await second).toBe("B")
    batches[0]?.fail(new Error("gone"))
    await expect(hanging).rejects.toThrow("gone")
  })

  it("tells a failure to those that were read together alone", async () => {
    const { batches, read } = slowReads()
    const add = createBatchedReads<string, string>(1)
    const [first, second] = [add("letters", "a", read), add("letters", "b", read)]
    batches[0]?.fail(new Error("gone"))
    await expect(first).rejects.toThrow("gone")
    await expect.poll(() => batches.length).toBe(2)
    batches[1]?.end()
    expect(await second).toBe("B")
    const third = add("letters", "c", read)
    await expect.poll(() => batches.length).toBe(3)
    batches[2]?.end()
    expect(await third).toBe("C")
  })
})
