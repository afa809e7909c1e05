/** A network's running and waiting works in a lane, and the round of its next turn. */
type Share<T> = { running: number; waiting: T[]; round: number }

/** Networks without works whose round is remembered. Who comes back is not taken for somebody new. */
const maxRemembered = 1000

/** Works of a round. Networks that were never seen before come ahead of the next round, so that there must be an end to it. */
const maxOfRound = 32

export type LaneLimits = {
  /** Works of one network that run at once. */
  maxRunningOfNetwork: number
  /** Works that run or wait: of all networks together, and of one. */
  maxEntered: number
  maxEnteredOfNetwork: number
}

/** Outcome of adding a work: it waits, and `displaced` had to leave for it; or the room that is full. */
export type Added<T> = { displaced?: T | undefined } | { full: "network" | "all" }

/** Works that wait, a queue for each network. Networks take turns (start-time fair queueing): each has one in a round, so that a
 *  network waits for one work of each other one at most, however many works these have, and for none of those that had their
 *  turn in this round. When the lane is full, a network with little in it takes the last place of the one that has most waiting. */
export class FairLane<T> {
  readonly #limits: LaneLimits
  readonly #shares = new Map<string, Share<T>>()
  /** Rounds of networks without works, the one that left last at the end. */
  readonly #remembered = new Map<string, number>()
  #round = 0
  #takenInRound = 0
  #entered = 0
  #waiting = 0

  constructor(limits: LaneLimits) {
    this.#limits = limits
  }

  /** Adds a work behind those of its network. */
  add(network: string, work: T): Added<T> {
    const { maxEntered, maxEnteredOfNetwork } = this.#limits
    const share = this.#shares.get(network) ?? {
      running: 0,
      waiting: [],
      round: Math.max(this.#round, this.#remembered.get(network) ?? 0),
    }
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
    let next: [string, Share<T>] | undefined
    for (const entry of this.#shares) {
      const [, { running, waiting, round }] = entry
      if (waiting.length === 0 || running >= this.#limits.maxRunningOfNetwork) continue
      if (!next || round < next[1].round) next = entry
    }
    const work = next?.[1].waiting.shift()
    if (!next || work === undefined) return undefined
    const [network, share] = next
    if (share.round > this.#round) this.#beginRound(share.round)
    share.round = Math.max(share.round + 1, this.#round)
    this.#takenInRound++
    if (this.#takenInRound >= maxOfRound) this.#beginRound(this.#round + 1)
    share.running++
    this.#waiting--
    return { network, work }
  }

  #beginRound(round: number) {
    this.#round = round
    this.#takenInRound = 0
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

  #forgetEmpty(network: string, { running, waiting, round }: Share<T>) {
    if (running > 0 || waiting.length > 0) return
    this.#shares.delete(network)
    this.#remembered.delete(network)
    this.#remembered.set(network, round)
    const [oldest] = this.#remembered.keys()
    if (this.#remembered.size > maxRemembered && oldest !== undefined) this.#remembered.delete(oldest)
  }
}
