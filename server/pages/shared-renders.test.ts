import { setImmediate } from "node:timers/promises"
import { expect, test } from "vitest"
import { cachedShop, text } from "./testing/cached-shop.ts"

test("shares a render after a change that it does not show, and repeats it after one that it does", async () => {
  let isChanging: string | undefined
  const { state, get, clock } = cachedShop(async () => {
    const body = `${text} ${state.rendered}`
    // The second request comes while the first one's page is rendered.
    if (isChanging) clock.invalidate([isChanging])
    const joined = isChanging ? get() : undefined
    isChanging = undefined
    if (joined) later.push(joined)
    await setImmediate()
    return new Response(body)
  })
  const later: Promise<Response>[] = []
  const bodies = async (tag: string) => {
    isChanging = tag
    const first = await get()
    const all = [first, ...(await Promise.all(later.splice(0)))]
    return Promise.all(all.map(async (page) => (await page.text()).slice(-2)))
  }
  expect(await bodies("posts")).toEqual([" 1", " 1"])
  clock.invalidate(["listing"])
  state.time += 500
  expect(await bodies("listing")).toEqual([" 2", " 3"])
  expect(state.rendered).toBe(3)
})

test("shares one render among those who ask at once, but no private page", async () => {
  const shared = cachedShop()
  await Promise.all([shared.get(), shared.get(), shared.get()])
  expect(shared.state.rendered).toBe(1)
  let number = 0
  const own = cachedShop(() => new Response(String(++number), { headers: { "cache-control": "private" } }))
  const answers = await Promise.all([own.get(), own.get(), own.get()])
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(3)
})
