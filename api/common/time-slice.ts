import { setImmediate } from "node:timers/promises"

/** Milliseconds that one request may keep the event loop before others have a turn. */
const maxSlice = 8

/** Cuts the work of one request into slices, so that an expensive answer does not hold up cheap ones.
 *  @returns to be awaited between two steps: yields to the event loop when the slice is used up */
export function createTimeSlice(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < maxSlice) return
    await setImmediate()
    began = performance.now()
  }
}
