import type { CDPSession, Locator, Page } from "@playwright/test"

type Point = { x: number; y: number }

/** Fingers on a touch screen, as the system reports them to the browser. */
export type Fingers = {
  /** Puts a finger down in the middle of what is shown, moves it sideways and lifts it.
   *  @param by pixels, to the right if above 0 */
  swipe: (on: Locator, by: number) => Promise<void>
  doubleTap: (at: Point) => Promise<void>
  /** Two fingers move apart, from 60 to 240 pixels. */
  spread: (around: Point) => Promise<void>
}

/** The middle of an element. */
export async function findMiddle(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  return {
    swipe: async (on, by) => {
      const { x, y } = await findMiddle(on)
      await stroke(
        session,
        [0, 0.1, 0.2, 0.4, 0.6, 0.8, 1].map((part) => [{ x: x - by / 2 + by * part, y }]),
      )
    },
    doubleTap: async (at) => {
      // Their own times: a busy machine passes the taps on later.
      const now = Date.now() / 1000
      await stroke(session, [[at]], now)
      await stroke(session, [[at]], now + 0.15)
    },
    spread: ({ x, y }) =>
      stroke(
        session,
        [30, 40, 60, 80, 100, 120].map((half) => [
          { x: x - half, y },
          { x: x + half, y },
        ]),
      ),
  }
}

/** @param places of all fingers, one after the other
 *  @param time of the first touch, in seconds */
async function stroke(session: CDPSession, places: Point[][], time = Date.now() / 1000) {
  for (const [step, points] of places.entries()) {
    const touchPoints = points.map((point, id) => ({ ...point, id }))
    const type = step === 0 ? "touchStart" : "touchMove"
    await session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: time + step * 0.016 })
  }
  await session.send("Input.dispatchTouchEvent", {
    type: "touchEnd",
    touchPoints: [],
    timestamp: time + places.length * 0.016,
  })
}
