/** What befalls a request:
 *  `no-answer` nothing is done and nothing answered; `lost-reply` the work is done, then the connection breaks;
 *  `server-error` 500 without the work; `server-error-after` 502 after it; `html` a page in place of an answer;
 *  `error-in-201` a 201 that says error: 1, without the work; `too-many` 429; `half-list` the work, with half of the rows. */
export const faultKinds = [
  "no-answer",
  "lost-reply",
  "server-error",
  "server-error-after",
  "html",
  "error-in-201",
  "too-many",
  "half-list",
] as const
export type Fault = (typeof faultKinds)[number]

/** Faults that wait for requests, in their order. */
export class Faults {
  #waiting: { fault: Fault; creationsOnly: boolean; after: number }[] = []
  /** How many requests a fault has befallen. */
  befallen = 0

  /** @param after how many requests come through before the first of them */
  add(fault: Fault, times: number, which: "creations" | "all", after: number) {
    const creationsOnly = which === "creations"
    for (let n = 0; n < times; n += 1) this.#waiting.push({ fault, creationsOnly, after: n === 0 ? after : 0 })
  }

  /** @returns what befalls this request, null for nothing */
  next(isCreation: boolean): Fault | null {
    const n = this.#waiting.findIndex(({ creationsOnly }) => isCreation || !creationsOnly)
    const next = this.#waiting[n]
    if (!next) return null
    if (next.after > 0) {
      next.after -= 1
      return null
    }
    this.#waiting.splice(n, 1)
    this.befallen += 1
    return next.fault
  }
}
