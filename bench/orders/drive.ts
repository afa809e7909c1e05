/** Result of clients that order one after the other: orders a second, and the median and 99th percentile in
 *  milliseconds. */
export type Driven = { perSecond: number; p50: number; p99: number }

const warmUp = 100

/** Lets several clients order without a pause for some seconds.
 *  @param place one order, done when it is acknowledged */
export async function drive(clients: number, seconds: number, place: () => Promise<void>): Promise<Driven> {
  for (let order = 0; order < warmUp; order += clients) {
    await Promise.all(Array.from({ length: clients }, place))
  }
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  const client = async () => {
    while (performance.now() < until) {
      const from = performance.now()
      await place()
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const perSecond = times.length / ((performance.now() - began) / 1000)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { perSecond, p50: at(0.5), p99: at(0.99) }
}
