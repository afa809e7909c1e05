import { expect, it } from "vitest"
import { createRenderQueue, type RenderKind } from "./render-queue.server.ts"

/** A queue whose first render ends when `open` is called, and the order in which renders began. */
function heldQueue(now?: () => number) {
  const inTurn = createRenderQueue(now)
  const began: string[] = []
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const first = inTurn("page", () => opened)
  const render = (kind: RenderKind, name: string) =>
    inTurn(kind, async () => {
      began.push(name)
    })
  return { began, render, open, first, inTurn }
}

it("renders one at a time, pages before answers to forms", async () => {
  const { began, render, open } = heldQueue()
  const all = [render("form", "sign-in"), render("page", "home"), render("form", "order"), render("page", "listing")]
  await new Promise((resolve) => setImmediate(resolve))
  expect(began).toEqual([])
  open()
  await Promise.all(all)
  expect(began).toEqual(["home", "listing", "sign-in", "order"])
})

it("lets a form that has waited long go first", async () => {
  let time = 0
  const { began, render, open } = heldQueue(() => time)
  const all = [render("form", "order"), render("page", "home")]
  time = 1001
  open()
  await Promise.all(all)
  expect(began).toEqual(["order", "home"])
})

it("goes on after a render that failed", async () => {
  const inTurn = createRenderQueue()
  const failed = inTurn("page", () => Promise.reject(new Error("render failed")))
  const after = inTurn("page", async () => "rendered")
  await expect(failed).rejects.toThrow("render failed")
  expect(await after).toBe("rendered")
})
