/** What a network has in a lane. */
type Share<T> = { running: number; waiting: T[] }

export type LaneLimits = {
  /** Works of one network that run at once. */
  maxRunningOfNetwork: number
  /** Works that run or wait: of all networks together, and of one. */
  maxEntered: number
  maxEnteredOfNetwork: number
}

/** What became of a work that was added: it waits, and `displaced` had to leave for it; or whose room is used up. */
export type Added<T> = { displaced?: T | undefined } | { full: "network" | "all" }

/** Works that wait, a queue for each network. Networks take turns, so that a network waits for one work of each other one,
 *  however many works these have. When the lane is full, a network with little in it takes the last place of the one
 *  that has most waiting. A network without works takes no memory. */
export class FairLane<T> {
  readonly #limits: LaneLimits
  /** In the order of their turns. */
  readonly #shares = new Map<string, Share<T>>()
  #entered = 0
  #waiting = 0

  constructor(limits: LaneLimits) {
    this.#limits = limits
  }

  /** Adds a work behind those of its network. */
  add(network: string, work: T): Added<T> {
    const { maxEntered, maxEnteredOfNetwork } = this.#limits
    const share = this.#shares.get(network) ?? { running: 0, waiting: [] }
    const own = share.running + share.waiting.length
    if (own >= maxEnteredOfNetwork) return { full: "network" }
    const displaced = this.#entered >= maxEntered ? this.#displace(own + 1) : undefined
    if (this.#entered >= maxEntered) return { full: "all" }
    share.waiting.push(work)
    this.#shares.set(network, share)
    this.#entered++
    this.#waiting++
    return { displaced }
  }

  /** Takes the work whose turn it is; it runs until `leave`.
   *  @returns undefined when nothing waits that may run */
  take(): { network: string; work: T } | undefined {
    if (this.#waiting === 0) return undefined
    for (const [network, share] of this.#shares) {
      if (share.running >= this.#limits.maxRunningOfNetwork) continue
      const work = share.waiting.shift()
      if (work === undefined) continue
      share.running++
      this.#waiting--
      // Its next turn comes after everybody else's.
      this.#shares.delete(network)
      this.#shares.set(network, share)
      return { network, work }
    }
    return undefined
  }

  /** A work of a network that was taken has ended. */
  leave(network: string): void {
    const share = this.#shares.get(network)
    if (!share) return
    share.running--
    this.#entered--
    this.#forgetEmpty(network, share)
  }

  /** Takes away the newest work of the network that has most waiting, where that is more than `than`. */
  #displace(than: number): T | undefined {
    let largest: [string, Share<T>] | undefined
    for (const entry of this.#shares) {
      if (entry[1].waiting.length > Math.max(than, largest?.[1].waiting.length ?? 0)) largest = entry
    }
    if (!largest) return undefined
    this.#entered--
    this.#waiting--
    return largest[1].waiting.pop()
  }

  #forgetEmpty(network: string, { running, waiting }: Share<T>) {
    if (running === 0 && waiting.length === 0) this.#shares.delete(network)
  }
}
