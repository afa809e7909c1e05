import { afterEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { chime } from "./chime.ts"

afterEach(() => void vi.unstubAllGlobals())

test("a new order is heard again after the browser has stopped the sound", async () => {
  const made: AudioContext[] = []
  class Watched extends AudioContext {
    constructor() {
      super()
      made.push(this)
    }
  }
  vi.stubGlobal("AudioContext", Watched)
  const screen = await render(
    <button type="button" onClick={chime}>
      sound
    </button>,
  )
  await userEvent.click(screen.getByRole("button", { name: "sound" }))
  await expect.poll(() => made[0]?.state).toBe("running")
  await made[0]?.suspend()
  chime()
  await expect.poll(() => made[0]?.state, { timeout: 5000 }).toBe("running")
  expect(made).toHaveLength(1)
})
