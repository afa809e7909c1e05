import { expect, it } from "vitest"
import { withVisit } from "../request/visit.server.ts"
import { createListReads } from "./list-reads.server.ts"
import { createTagClock } from "./transport/tag-clock.server.ts"

type Body = { data: { slug: string; price: number; quantity: number }[] }

function lists() {
  const clock = createTagClock()
  const reads = createListReads(clock)
  const source = { price: 10, quantity: 5, loads: 0, works: true }
  const reader = reads.reader<Body, string[]>("row", {
    maxWeight: 3,
    weightOf: ({ length }) => length,
    maxAge: 60_000,
    fromWire: ({ data }) => data.map(({ slug, price }) => `${slug} ${price}`),
  })
  const load = async () => {
    source.loads++
    if (!source.works) throw new Error("away")
    return { data: [{ slug: "sac", price: source.price, quantity: source.quantity }] }
  }
  /** Renders a page that shows a list, and gives its tags. */
  const render = async (name = "newest") => {
    const tags = new Set<string>()
    const shown = await withVisit({ requestId: "", client: "", tags }, () => reader(name, load))
    return { shown, tags, position: clock.position() }
  }
  return { clock, reads, source, render }
}

it("gives a page a tag of its list, and reads the list once", async () => {
  const { clock, reads, source, render } = lists()
  const { shown, tags } = await render()
  expect(shown).toEqual(["sac 10"])
  expect((await render()).tags).toEqual(tags)
  expect([...tags]).toEqual(["list:row newest"])
  expect(reads.recheck(tags)).toBeUndefined()
  clock.invalidate(["posts"])
  expect(reads.recheck(tags)).toBeUndefined()
  expect(source.loads).toBe(1)
})

it("reads a list again after a change of the catalogue; its page stands while no list is another one", async () => {
  const { clock, reads, source, render } = lists()
  const { tags, position } = await render()
  source.quantity = 4
  clock.invalidate(["listing"])
  await Promise.all([reads.recheck(tags), reads.recheck(tags)])
  expect(source.loads).toBe(2)
  expect(clock.invalidatedAt(tags, position)).toBeUndefined()
  expect(reads.recheck(tags)).toBeUndefined()

  source.price = 12
  clock.invalidate(["listing"])
  await reads.recheck(tags)
  expect(clock.invalidatedAt(tags, position)).toBeDefined()
  expect((await render()).shown).toEqual(["sac 12"])
  expect(source.loads).toBe(3)
})

it("takes a list for another one since the catalogue changed, not since that was noticed", async () => {
  const { clock, reads, source, render } = lists()
  const { tags, position } = await render()
  source.price = 12
  clock.invalidate(["listing"], 77)
  await reads.recheck(tags)
  expect(clock.invalidatedAt(tags, position)).toBe(77)
})

it("keeps a page while the API is away", async () => {
  const { clock, reads, source, render } = lists()
  const { tags, position } = await render()
  source.works = false
  clock.invalidate(["listing"])
  await reads.recheck(tags)
  expect(clock.invalidatedAt(tags, position)).toBeUndefined()
  expect((await render()).shown).toEqual(["sac 10"])
})

/** More lists than are remembered of those that were read once. */
const others = Array.from({ length: 2600 }, (_, number) => `other ${number}`)

it("has a page rendered again, once, whose list is not remembered any more", async () => {
  const { clock, reads, source, render } = lists()
  await render("first")
  const { tags, position } = await render("first")
  for (const name of others) await render(name)
  expect(reads.recheck(tags)).toBeUndefined()
  expect(clock.invalidatedAt(tags, position)).toBeDefined()
  const { loads } = source
  const again = await render("first")
  expect(source.loads).toBe(loads)
  expect(reads.recheck(tags)).toBeUndefined()
  expect(clock.invalidatedAt(tags, again.position)).toBeUndefined()
})

it("remembers the lists of pages that are visited while others are read once", async () => {
  const { clock, reads, render } = lists()
  const { tags, position } = await render("first")
  clock.invalidate(["listing"])
  await reads.recheck(tags)
  for (const name of others) await render(name)
  clock.invalidate(["listing"])
  await reads.recheck(tags)
  expect(clock.invalidatedAt(tags, position)).toBeUndefined()
})
