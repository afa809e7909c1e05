/** Milliseconds of processor time of this process so far, all threads. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Processor time of some work: the least of several rounds.
 *  @param rounds how often it is done at most
 *  @param enough milliseconds; no further round once one has cost less */
export async function leastCost(
  work: () => Promise<unknown>,
  { rounds, enough = 0 }: { rounds: number; enough?: number },
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && least > enough; round++) {
    const began = processorTime()
    await work()
    least = Math.min(least, processorTime() - began)
  }
  return least
}
