import { expect } from "vitest"

/** Answers that a shop may give to what comes too late or asks too much. */
const allowed = [200, 201, 400, 404, 409, 503]

export const below = (limit: number) => Math.floor(Math.random() * limit)
export const pickOne = <T>(values: readonly T[]): T => values[below(values.length)] as T

/** What random acts had for answers, and how often those took effect that may be rejected with a 200. */
export function actCounts() {
  const seen = new Map<number, number>()
  const done = new Map<string, number>()
  return {
    seen,
    done,
    answered: (status: number) => {
      seen.set(status, (seen.get(status) ?? 0) + 1)
      expect(allowed).toContain(status)
    },
    did: (what: string) => done.set(what, (done.get(what) ?? 0) + 1),
    /** All of it in one line. */
    summary: () =>
      [...seen, ...done]
        .map(([what, n]) => `${n} × ${what}`)
        .toSorted()
        .join(", "),
  }
}

export type ActCounts = ReturnType<typeof actCounts>
