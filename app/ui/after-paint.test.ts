import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { afterPaint } from "./after-paint.ts"

/** Callbacks of the next frame, by their handles. */
let frames = new Map<number, () => void>()
const task = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  frames = new Map()
  task.mockClear()
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    const handle = frames.size + 1
    frames.set(handle, callback)
    return handle
  })
  vi.stubGlobal("cancelAnimationFrame", (handle: number) => frames.delete(handle))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Draws a frame, with what it put off. */
function drawFrame() {
  for (const callback of frames.values()) callback()
  frames.clear()
  vi.runAllTimers()
}

test("runs behind the next frame, once", () => {
  afterPaint(task)
  expect(task).not.toHaveBeenCalled()
  drawFrame()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

test("runs without a frame, and not again at a late one", () => {
  afterPaint(task)
  vi.advanceTimersByTime(100)
  expect(task).toHaveBeenCalledOnce()
  drawFrame()
  expect(task).toHaveBeenCalledOnce()
})

test("does not run when it is taken back", () => {
  const takeBack = afterPaint(task)
  takeBack()
  drawFrame()
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
})
