import type { ReadyState } from "../process/readiness.ts"

/** Milliseconds for which what was found holds. */
const maxAge = 30_000

/** Whether a storefront over a Strapi can do its work. What was found is answered at once, and found out again beside the
 *  answer when it is old; a Strapi that gives no answer decides nothing while its content is in memory, since pages are served.
 *  @param check what Strapi lacks, a line each; throws while it is away
 *  @returns given whether its content was read, the state */
export function strapiReadiness(check: () => Promise<string[]>, now: () => number = () => performance.now()) {
  let known: ReadyState | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  const start = () => {
    checking ??= check()
      .then((missing) => {
        known = missing.length === 0 ? "ready" : { reason: "api", missing }
      })
      .catch(() => undefined)
      .finally(() => {
        checkedAt = now()
        checking = undefined
      })
    return checking
  }

  return async (isRead: boolean): Promise<ReadyState> => {
    if (now() - checkedAt > maxAge || !isRead) {
      const started = start()
      if (!known || !isRead) await started
    }
    return known === "ready" && !isRead ? "api" : (known ?? "api")
  }
}
