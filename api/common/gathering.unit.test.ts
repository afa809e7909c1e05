import { describe, expect, it } from "vitest"
import { createGathering } from "./gathering.ts"

/** Reads that end when they are told to. */
function slowReads() {
  const groups: { items: string[]; end: () => void; fail: (problem: Error) => void }[] = []
  const read = (items: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    groups.push({ items, end: () => resolve(items.map((item) => item.toUpperCase())), fail: reject })
    return promise
  }
  return { groups, read }
}

describe("a gathering of reads", () => {
  it("reads the first at once, and together what is asked for meanwhile", async () => {
    const { groups, read } = slowReads()
    const gather = createGathering<string, string>(2)
    const answers = ["a", "b", "c", "d"].map((item) => gather("letters", item, read))
    expect(groups.map(({ items }) => items)).toEqual([["a"]])
    groups[0]?.end()
    expect(await answers[0]).toBe("A")
    groups[1]?.end()
    expect(await Promise.all(answers.slice(0, 3))).toEqual(["A", "B", "C"])
    groups[2]?.end()
    expect(await answers[3]).toBe("D")
    expect(groups.map(({ items }) => items)).toEqual([["a"], ["b", "c"], ["d"]])
  })

  it("lets no kind wait for another", async () => {
    const { groups, read } = slowReads()
    const gather = createGathering<string, string>(2)
    const answers = [gather("fr", "a", read), gather("ar", "b", read)]
    expect(groups.map(({ items }) => items)).toEqual([["a"], ["b"]])
    groups[1]?.end()
    expect(await answers[1]).toBe("B")
    groups[0]?.end()
    expect(await answers[0]).toBe("A")
  })

  it("tells a failure to those that were read together alone", async () => {
    const { groups, read } = slowReads()
    const gather = createGathering<string, string>(1)
    const [first, second] = [gather("letters", "a", read), gather("letters", "b", read)]
    groups[0]?.fail(new Error("gone"))
    await expect(first).rejects.toThrow("gone")
    groups[1]?.end()
    expect(await second).toBe("B")
    const third = gather("letters", "c", read)
    groups[2]?.end()
    expect(await third).toBe("C")
  })
})
