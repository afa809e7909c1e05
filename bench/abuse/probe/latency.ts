/** Latency of a kind of visit, in milliseconds; `failed` counts wrong answers. */
export type Latency = { count: number; failed: number; p50: number; p99: number; max: number }

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** @param milliseconds of each visit
 *  @param failed how many of them failed */
export function toLatency(milliseconds: readonly number[], failed: number): Latency {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const [p50, p99, max] = [quantile(sorted, 0.5), quantile(sorted, 0.99), sorted.at(-1) ?? Number.NaN]
  return { count: sorted.length, failed, p50, p99, max }
}
