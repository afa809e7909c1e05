import { createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { countStatuses, findOrder, placeOrder, randomPhone } from "../people.ts"

/** How many numbers before and after an own order's are tried from one network, and from each of many. */
const [fromOne, fromEach, networks] = [30, 3, 20]

/** The number of another order as somebody can make it of an own one: counted on, whatever else stands in it. */
const otherNumbers = (own: string, step: number): string[] => {
  const [, head = "", count = "", tail = ""] = /^(.*?)(\d{4,})(\D.*)?$/.exec(own) ?? []
  const counted = head + String(Number(count) + step).padStart(count.length, "0")
  return [...new Set([counted, counted + tail])]
}

/** Somebody who knows a victim's phone orders, and counts through the numbers of the orders before and after: none is shown, none
 *  is cancelled. Then the victim tracks the order with the right number. */
export async function attackTracking(url: string): Promise<Outcome> {
  const victim = createClient(url, "203.0.113.9", 2)
  const mobile = randomPhone()
  const order = await placeOrder(victim, { mobile })
  const attacker = createClient(url, networkAddress(0), 4)
  const { number: own } = await placeOrder(attacker)
  const steps = Array.from({ length: fromOne }, (_, index) => (index % 2 ? 1 : -1) * Math.ceil((index + 1) / 2))
  const statuses: number[] = []
  const shown: string[] = []
  const tryNumbers = async (network: number, tried: readonly number[]) => {
    const client = createClient(url, networkAddress(network), 4)
    for (const number of tried.flatMap((step) => otherNumbers(own, step))) {
      const { status } = await client.sendForm("/order", { number, mobile })
      statuses.push(status)
      if (status !== 200) continue
      const cancelled = await client.sendForm("/order", { intent: "cancel", number, mobile })
      shown.push(`shown after ${statuses.length} tries from network ${network}, cancelling: ${cancelled.status}`)
    }
    client.close()
  }
  for (let network = 1; network <= networks; network++)
    await tryNumbers(network, steps.slice(fromEach * ((network - 1) % 10), fromEach * ((network - 1) % 10) + fromEach))
  await tryNumbers(0, steps)
  attacker.close()
  const tracked = await victim.sendForm("/order", { number: order.number, mobile })
  const { status } = await findOrder(victim, order.token)
  victim.close()
  return {
    held: shown.length === 0 && status === "new" && tracked.status === 200,
    facts: `${countStatuses(statuses)}; ${shown[0] ?? "never shown"}; the order is ${status}, its shopper tracks it: ${tracked.status}`,
  }
}
