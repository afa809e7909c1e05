type Quota = { name: string; requests: number; milliseconds: number }

/** Counts requests in windows that each open at their first request. */
export class Quotas {
  readonly #windows: (Quota & { opened: number; used: number })[]

  constructor(quotas: Quota[]) {
    this.#windows = quotas.map((quota) => ({ ...quota, opened: Number.NEGATIVE_INFINITY, used: 0 }))
  }

  /** @returns whether the request is over a quota, seconds until it is not, and what is left by the quotas' names */
  count(now = Date.now()): { isOver: boolean; retryAfter: string; left: Record<string, number> } {
    for (const window of this.#windows) {
      if (now - window.opened < window.milliseconds) continue
      window.opened = now
      window.used = 0
    }
    const full = this.#windows.filter(({ used, requests }) => used >= requests)
    if (full.length === 0) for (const window of this.#windows) window.used += 1
    const wait = Math.max(0, ...full.map(({ opened, milliseconds }) => opened + milliseconds - now))
    const left = Object.fromEntries(this.#windows.map(({ name, requests, used }) => [name, requests - used]))
    return { isOver: full.length > 0, retryAfter: String(Math.ceil(wait / 1000)), left }
  }
}
