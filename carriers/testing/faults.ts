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
  #waiting: { fault: Fault; creationsOnly: boolean }[] = []

  add(fault: Fault, times: number, which: "creations" | "all") {
    for (let n = 0; n < times; n += 1) this.#waiting.push({ fault, creationsOnly: which === "creations" })
  }

  /** @returns what befalls this request, null for nothing */
  next(isCreation: boolean): Fault | null {
    const n = this.#waiting.findIndex(({ creationsOnly }) => isCreation || !creationsOnly)
    return n < 0 ? null : (this.#waiting.splice(n, 1)[0]?.fault ?? null)
  }
}
