import { createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { countStatuses, signInShopper } from "../people.ts"
import { after } from "../probe/probe.ts"
import { shopper, visitorEmail } from "../shop.ts"

const connections = 40
const seconds = 25

/** One account signs in with its right password on 40 connections of one network. Then somebody else does from another one. */
export async function attackCorrectSignIns(url: string): Promise<Outcome> {
  const attacker = createClient(url, networkAddress(1), connections)
  const isOver = after(seconds)
  const statuses: number[] = []
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver()) statuses.push((await signInShopper(attacker, shopper.email, shopper.password)).status)
    }),
  )
  attacker.close()
  const other = createClient(url, "203.0.113.9", 1)
  const { status } = await signInShopper(other, visitorEmail(0), shopper.password)
  other.close()
  return { held: status === 303, facts: `${countStatuses(statuses)}; then another account: ${status}` }
}
