import { type Client, createClient, networkAddress } from "./http.ts"
import type { Outcome } from "./outcome.ts"
import { apiToken, owner } from "./shop.ts"

const networks = 40

const mobile = "0551112233"
const bearer = { authorization: `Bearer ${apiToken}` }

/** An order of a victim, whose number the attacker knows. */
async function placeOrder(victim: Client): Promise<string> {
  const data = {
    product: "Sac à main Casbah",
    slug: "sac-casbah",
    color: "Cognac",
    quantity: 1,
    amount: 18_900,
    wilaya: "Alger",
    commune: "Kouba",
    mobile,
    firstname: "Amina",
    lastname: "Bensalem",
    date: new Date().toISOString(),
  }
  const { body } = await victim.sendJson("/api/orders", { data }, { ...bearer, "idempotency-key": "victim" })
  return (JSON.parse(body) as { data: { number: string } }).data.number
}

const form = (url: string, fields: Record<string, string>) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
  body: new URLSearchParams(fields).toString(),
})

/** Fails in a victim's name from many networks: staff sign-ins, tracking of an order, links for a new password. Then the
 *  victim does the same with what is right. */
export async function attackLimits(url: string): Promise<Outcome> {
  const victim = createClient(url, "203.0.113.9", 2)
  // The owner has signed in from here before.
  await victim.sendJson("/api/admin/auth/sign-in/email", owner)
  const number = await placeOrder(victim)
  const attackers = Array.from({ length: networks }, (_, index) => createClient(url, networkAddress(index), 2))
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      attackers.flatMap((attacker, index) => [
        attacker.sendJson("/api/admin/auth/sign-in/email", { email: owner.email, password: "wrong-one" }),
        attacker.send("/order", form(url, { number, mobile: `05519999${String(index).padStart(2, "0")}` })),
        attacker.send("/forgot", form(url, { email: "shopper@hanout.test" })),
      ]),
    )
  }
  for (const attacker of attackers) attacker.close()
  const signedIn = await victim.sendJson("/api/admin/auth/sign-in/email", owner)
  const tracked = await victim.sendJson(
    "/api/order-tracking",
    { data: { number, mobile, client: { address: "203.0.113.9" } } },
    bearer,
  )
  const reset = await victim.send("/forgot", form(url, { email: "shopper@hanout.test" }))
  victim.close()
  const statuses = [signedIn.status, tracked.status, reset.status]
  return {
    held: statuses.every((status) => status === 200),
    facts: `the owner signs in: ${statuses[0]}, tracks an order: ${statuses[1]}, asks for a new password: ${statuses[2]}`,
  }
}
