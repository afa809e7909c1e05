/** One answer of the content API: the value and the version that the API gave it, or `same` for a 304. */
export type Loaded<T> = { value: T; etag: string | null } | "same"

/** How long a value is used without asking whether it is still true, in milliseconds. */
const freshFor = 1000

/** Keeps one value of the content API in memory. After a second it is asked for again with its version, so a change is
 *  seen within a second and an unchanged value costs a 304. While the API is away the last value goes on being used.
 *  @param load called with the version in memory; throws when the API gives nothing
 *  @returns a function that answers with the value; it throws what `load` throws only while there is no value yet */
export function revalidated<T>(load: (etag: string | null) => Promise<Loaded<T>>, now: () => number = Date.now) {
  let kept: { value: T; etag: string | null; at: number } | undefined
  let asking: Promise<T> | undefined

  const ask = async (): Promise<T> => {
    try {
      const answer = await load(kept?.etag ?? null)
      if (answer !== "same") kept = { ...answer, at: now() }
      else if (kept) kept.at = now()
    } catch (problem) {
      if (!kept) throw problem
      kept.at = now()
    } finally {
      asking = undefined
    }
    if (!kept) throw new Error("Not modified, but nothing is kept")
    return kept.value
  }

  return (): T | Promise<T> => {
    if (kept && now() - kept.at < freshFor) return kept.value
    asking ??= ask()
    return asking
  }
}
