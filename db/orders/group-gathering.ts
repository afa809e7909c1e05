import { setImmediate, setTimeout } from "node:timers/promises"

/** A group is no larger, so that pages and other writers get their turn. */
const maxTasks = 32
/** By `weigh`, the tasks of a group together, so that a few large ones do not hold up everybody as long as many small ones. */
const maxWeight = 96
/** Milliseconds for which a group waits for further tasks while they go on coming. */
const maxGathering = 10
/** Ticks of the event loop without a new task after which a group begins. */
const quietTicks = 2
/** Looks, of a millisecond each, for as many tasks as the group before had: who was answered asks again. */
const maxLooks = 4

/** Waits until no further task comes. Requests begin one a tick of the event loop (`server/http/listen.ts`), so those that
 *  have arrived by now are there some ticks later; everybody else gets a turn in each of them, and in one at least.
 *  @param expected how many tasks the group before had */
export async function gather(waiting: readonly unknown[], expected: number): Promise<void> {
  const until = performance.now() + maxGathering
  let quiet = 0
  let looks = 0
  let known = waiting.length
  do {
    await setImmediate()
    if (performance.now() > until) return
    const isExpecting = waiting.length < expected && looks < maxLooks
    if (isExpecting) {
      looks += 1
      await setTimeout(1)
    }
    quiet = waiting.length > known || isExpecting ? 0 : quiet + 1
    known = waiting.length
  } while (quiet < quietTicks && waiting.length < maxTasks)
}

/** Takes those that come first, as many as a group takes.
 *  @param weigh how much of a group a task is */
export function takeGroup<Waiting extends { task: unknown }>(
  waiting: Waiting[],
  weigh: (task: Waiting["task"]) => number = () => 1,
): Waiting[] {
  let weight = 0
  const left = waiting.findIndex(({ task }, index) => {
    weight += weigh(task)
    return index === maxTasks || (index > 0 && weight > maxWeight)
  })
  return waiting.splice(0, left === -1 ? waiting.length : left)
}
