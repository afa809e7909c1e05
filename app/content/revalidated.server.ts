/** One answer of the content API: the value and the version that the API gave it, or `same` for a 304. */
export type Loaded<T> = { value: T; etag: string | null } | "same"

/** How long a value is used without asking whether it is still true, in milliseconds. */
const freshFor = 1000

/** How long an answer is waited for when there is a value to go on with. */
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, 500).unref())

let changedAt = Number.NEGATIVE_INFINITY

/** Tells that the shop's content has changed: whatever was asked for earlier is asked for again. Without this, a page
 *  could be made of the new version's number and a value that is up to a second old. */
export function contentChanged(at: number = Date.now()): void {
  changedAt = at
}

type Clock = {
  now?: () => number
  /** Done when an answer has been waited for long enough. */
  tired?: () => Promise<void>
}

/** Keeps one value of the content API in memory. After a second it is asked for again with its version, so a change is
 *  seen within a second and an unchanged value costs a 304. While the API is away, or slow, the last value goes on being
 *  used, but for one that is known to have changed: that one is waited for.
 *  @param load called with the version in memory; throws when the API gives nothing
 *  @returns a function that answers with the value; it throws what `load` throws only while there is no value yet */
export function revalidated<T>(load: (etag: string | null) => Promise<Loaded<T>>, clock: Clock = {}) {
  const { now = Date.now, tired = patience } = clock
  let kept: { value: T; etag: string | null; at: number } | undefined
  let asking: { since: number; answer: Promise<T>; tired: Promise<void> } | undefined

  const ask = async (since: number): Promise<T> => {
    try {
      const answer = await load(kept?.etag ?? null)
      if (answer === "same") {
        if (kept) kept.at = Math.max(kept.at, since)
      } else if (!kept || kept.at <= since) kept = { ...answer, at: since }
    } catch (problem) {
      if (!kept) throw problem
      kept.at = since
    }
    if (!kept) throw new Error("Not modified, but nothing is kept")
    return kept.value
  }

  return (): T | Promise<T> => {
    const time = now()
    if (kept && time - kept.at < freshFor && kept.at >= changedAt) return kept.value
    if (!asking || asking.since < changedAt) {
      const mine = { since: time, answer: ask(time), tired: tired() }
      asking = mine
      const done = () => {
        if (asking === mine) asking = undefined
      }
      mine.answer.then(done, done)
    }
    if (!kept || kept.at < changedAt) return asking.answer
    const { value } = kept
    return Promise.race([asking.answer, asking.tired.then(() => value)])
  }
}
