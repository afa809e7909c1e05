import { FairLane, type LaneLimits } from "./fair-lane.ts"
import type { NetworkRest } from "./network-rest.ts"
import { createTurns, type Turns } from "./turns.ts"

/** Limits of concurrent work. An omitted limit does not apply. */
export type ConcurrencyLimits = Partial<LaneLimits> & {
  /** Works of all networks and lanes that run at once. */
  maxRunning: number
  /** How long a network's place rests between its works, for works of much processor time. Others are served meanwhile. Limiters of a
   *  process share one, so that they count together what a network uses. */
  rest?: NetworkRest
  /** Turns of the event loop in which works begin; by default those of all limiters of the process. */
  turns?: Turns
}

/** Shared by all limiters of the process: six limiters with turns of their own would delay other events by six works. */
const processTurns = createTurns()

/** Rejects a work: its network has used up its share (`network`), or all networks together have (`all`). */
export class LimiterFullError extends Error {
  readonly full: "network" | "all"

  constructor(full: "network" | "all") {
    super(`No room for more of ${full === "network" ? "this network" : "all networks"}`)
    this.name = "LimiterFullError"
    this.full = full
  }
}

/** The network, and the lane, that a work counts for. */
export type LimiterUser = {
  /** As `networkOf` names it (core/address-block.ts). */
  network: string
  /** Lanes take turns, whatever waits in them. Each has the limits of the limiter but `maxRunning`. */
  lane?: string
}

export type FairLimiter = {
  /** Waits for a place.
   *  @returns `leave`, to be called once when the work has ended
   *  @throws LimiterFullError at once, or later when the place went to a network with less in the limiter */
  enter: (user: LimiterUser) => Promise<() => void>
  /** Runs a work once a place is free.
   *  @throws LimiterFullError; what the work throws */
  run: <T>(user: LimiterUser, work: () => T | Promise<T>) => Promise<T>
}

type Waiting = { start: () => void; reject: (error: LimiterFullError) => void }

/** Bounds work that keeps a process busy, and gives each network a share: lanes take turns, and in a lane networks do
 *  (fair-lane.ts). Each work begins in a turn of the event loop of its own (turns.ts), so that a hundred that come together do not
 *  hold up what comes between them. */
export function createFairLimiter({
  maxRunning,
  rest: restAfter,
  turns = processTurns,
  maxRunningOfNetwork = Number.POSITIVE_INFINITY,
  maxEntered = Number.POSITIVE_INFINITY,
  maxEnteredOfNetwork = Number.POSITIVE_INFINITY,
}: ConcurrencyLimits): FairLimiter {
  /** In the order of their turns. */
  const lanes = new Map<string, FairLane<Waiting>>()
  let running = 0
  let isScheduled = false

  const laneOf = (name: string) => {
    const lane = lanes.get(name) ?? new FairLane<Waiting>({ maxRunningOfNetwork, maxEntered, maxEnteredOfNetwork })
    lanes.set(name, lane)
    return lane
  }

  const schedule = () => {
    if (isScheduled || running >= maxRunning) return
    isScheduled = true
    turns(startNext)
  }

  const startNext = () => {
    isScheduled = false
    for (const [name, lane] of lanes) {
      const taken = lane.take()
      if (!taken) continue
      running++
      lanes.delete(name)
      lanes.set(name, lane)
      taken.work.start()
      schedule()
      return true
    }
    return false
  }

  const enter: FairLimiter["enter"] = ({ network, lane: name = "" }) =>
    new Promise((resolve, reject) => {
      const lane = laneOf(name)
      let began = 0
      const start = () => {
        began = performance.now()
        resolve(leave)
      }
      const leave = () => {
        running--
        const rest = restAfter?.(network, performance.now() - began) ?? 0
        if (rest > 0) setTimeout(leaveLane, rest)
        else leaveLane()
        schedule()
      }
      const leaveLane = () => {
        lane.leave(network)
        schedule()
      }
      const added = lane.add(network, { start, reject })
      if ("full" in added) return reject(new LimiterFullError(added.full))
      added.displaced?.reject(new LimiterFullError("network"))
      schedule()
    })

  return {
    enter,
    async run(user, work) {
      const leave = await enter(user)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
