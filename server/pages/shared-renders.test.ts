import { setImmediate } from "node:timers/promises"
import { expect, test } from "vitest"
import { createAdmission, requestLimits } from "../http/request-limiters.ts"
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

test("waits for no other network's turn: a page that one of a thousand requests has asked for is rendered when it is the next one's", async () => {
  const shop = cachedShop(
    undefined,
    createAdmission(() => "fr"),
  )
  const mine = "192.0.2.1"
  // Each is a page of its own; the shared one comes last.
  const flood = Array.from({ length: requestLimits.pages.maxEnteredOfNetwork - 1 }, (_, at) =>
    shop.get(`/shop?page=${at + 2}`, "", {}, mine),
  )
  flood.push(shop.get("/shop", "", {}, mine))
  await setImmediate()
  const other = await shop.get("/shop", "", {}, "198.51.100.1")
  expect(other.status).toBe(200)
  expect(shop.state.rendered).toBeLessThan(20)
  await Promise.all(flood)
  expect(shop.state.rendered).toBe(flood.length)
})

test("shares a turn among those of a network, and renders for another one what the first has no room for", async () => {
  const shop = cachedShop(
    undefined,
    createAdmission(() => "fr"),
  )
  const mine = "192.0.2.1"
  const flood = Array.from({ length: requestLimits.pages.maxEnteredOfNetwork }, (_, at) =>
    shop.get(`/shop?page=${at + 2}`, "", {}, mine),
  )
  const rejected = shop.get("/shop", "", {}, mine)
  const others = Array.from({ length: 300 }, () => shop.get("/shop", "", {}, "198.51.100.1"))
  expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await Promise.all(flood)).every(({ status }) => status === 200)).toBe(true)
  // It is rendered by now.
  expect((await rejected).status).toBe(200)
})
