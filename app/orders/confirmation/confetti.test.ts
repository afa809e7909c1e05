import library from "canvas-confetti"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { celebrate } from "./confetti.ts"

vi.mock("canvas-confetti", () => ({ default: { create: vi.fn() } }))

const reset = vi.fn()
const thrown = Object.assign(vi.fn(), { reset })
const attributes = new Map<string, string>()
const canvas = {
  setAttribute: (name: string, value: string) => attributes.set(name, value),
} as unknown as HTMLCanvasElement
let page: EventTarget

/** A browser as far as the confetti asks: its storage of the visit, touches, and whether it wants less motion. */
function browser(reduced: boolean) {
  const store = new Map<string, string>()
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  })
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }))
  page = new EventTarget()
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page))
}

beforeEach(() => {
  vi.useFakeTimers()
  thrown.mockReset()
  reset.mockReset()
  attributes.clear()
  vi.mocked(library.create).mockReturnValue(thrown as unknown as ReturnType<typeof library.create>)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("is thrown 3 times, 1 second apart, with 500 particles each", { tags: ["@9-confetti"] }, async () => {
  browser(false)
  celebrate("token", canvas)
  await vi.advanceTimersByTimeAsync(0)
  expect(thrown).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(thrown).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(thrown).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(thrown).toHaveBeenCalledTimes(3)
  for (const [options] of thrown.mock.calls) expect(options).toMatchObject({ particleCount: 500 })
})

test("is thrown once for an order, however often its page is opened", async () => {
  browser(false)
  for (const token of ["token", "token", "other"]) celebrate(token, canvas)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(thrown).toHaveBeenCalledTimes(6)
})

test("fades, and is gone after three seconds: nothing lies over what is read", async () => {
  browser(false)
  celebrate("token", canvas)
  await vi.advanceTimersByTimeAsync(2_499)
  expect([attributes.has("data-fading"), reset.mock.calls.length]).toEqual([false, 0])
  await vi.advanceTimersByTimeAsync(501)
  expect([attributes.has("data-fading"), reset.mock.calls.length]).toEqual([true, 1])
})

test.each(["pointerdown", "keydown", "wheel"])("ends at once at a %s", async (type) => {
  browser(false)
  celebrate("token", canvas)
  await vi.advanceTimersByTimeAsync(100)
  page.dispatchEvent(new Event(type))
  expect(reset).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([thrown.mock.calls.length, reset.mock.calls.length]).toEqual([1, 1])
})

test("ends when the page is left", async () => {
  browser(false)
  const leave = celebrate("token", canvas)
  await vi.advanceTimersByTimeAsync(0)
  leave()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(thrown).toHaveBeenCalledTimes(1)
})

test("is not thrown where less motion is wanted", async () => {
  browser(true)
  celebrate("token", canvas)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(thrown).not.toHaveBeenCalled()
})
