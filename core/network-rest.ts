/** The part of a process that one network may have for long, and the milliseconds that it may have at once beside it. */
const [share, burst] = [1 / 3, 250]
/** Milliseconds for which a network counts as present after its last work. */
const presence = 2000
/** Networks that are remembered: those that had works last. */
const maxNetworks = 1000
/** Milliseconds of the longest rest. */
const maxRest = 250

/** A network's token bucket: the milliseconds left at a moment. */
type Budget = { left: number; at: number }

/** Counts a work that has ended.
 *  @param network as `networkOf` names it (core/address-block.ts)
 *  @param took milliseconds
 *  @returns milliseconds for which the network's place rests */
export type NetworkRest = (network: string, took: number) => number

/** Says how long a network's place rests between two works of much processor time. A network alone never rests. While another
 *  network is present, it has a third of the process, beside a short burst: whoever opens some pages at once never notices.
 *  @param now milliseconds of a clock that only goes forward */
export function createNetworkRest(now: () => number = () => performance.now()): NetworkRest {
  /** The network that left last at the end. */
  const budgets = new Map<string, Budget>()

  const budgetOf = (network: string): Budget => {
    const { left, at } = budgets.get(network) ?? { left: burst, at: now() }
    return { left: Math.min(burst, left + (now() - at) * share), at: now() }
  }

  const remember = (network: string, budget: Budget) => {
    budgets.delete(network)
    budgets.set(network, budget)
    const [oldest] = budgets.keys()
    if (budgets.size > maxNetworks && oldest !== undefined) budgets.delete(oldest)
  }

  /** Whether the last work of another network ended a moment ago. */
  const isAlone = (network: string): boolean => {
    const others = [...budgets].slice(-2).filter(([other]) => other !== network)
    return !others.some(([, { at }]) => now() - at < presence)
  }

  return (network, took) => {
    const { left, at } = budgetOf(network)
    const alone = isAlone(network)
    const rest = alone ? 0 : Math.min(Math.max(0, (took - left) / share), maxRest)
    remember(network, { left: alone ? left : Math.max(left - took, -burst), at })
    return rest
  }
}
