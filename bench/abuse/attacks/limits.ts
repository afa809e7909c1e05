import { setTimeout as delay } from "node:timers/promises"
import { type Client, createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { placeOrder, signInShopper, signInStaff } from "../people.ts"
import { bearer, owner, shopper } from "../shop.ts"

/** Longer than the shop wants a form to stand open, in milliseconds. */
const minFormAge = 5000
const mobile = "0551112233"

/** The signed time of a form's page, which the form sends back. */
async function formTimeOf(client: Client, path: string): Promise<string> {
  const { body } = await client.send(path, { headers: { "accept-encoding": "identity" } })
  return /name="form_time" value="([^"]+)"/.exec(body)?.[1] ?? ""
}

/** How many mails with a link to a new password the outbox holds for the shopper. */
async function countResetMails(member: Client, cookie: string): Promise<number> {
  const query = new URLSearchParams({ q: shopper.email, kind: "password-reset" })
  const { body } = await member.send(`/api/admin/mails?${query}`, { headers: { cookie } })
  return (JSON.parse(body) as { meta: { pagination: { total: number } } }).meta.pagination.total
}

/** Fails in a victim's name from many networks: staff sign-ins, tracking of an order, links for a new password. Then the
 *  victim does the same with what is right. */
export async function attackLimits(url: string, networks = 40): Promise<Outcome> {
  const victim = createClient(url, "203.0.113.9", 2)
  // The owner and the shopper have signed in from here before.
  await signInStaff(victim, owner)
  await signInShopper(victim, shopper.email, shopper.password)
  const { number } = await placeOrder(victim, { mobile })
  const attackers = Array.from({ length: networks }, (_, index) => createClient(url, networkAddress(index), 2))
  // A form that is sent at once is taken for a program's.
  const formTime = await formTimeOf(victim, "/forgot")
  await delay(minFormAge)
  const forget = (client: Client) => client.sendForm("/forgot", { email: shopper.email, form_time: formTime })
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      attackers.flatMap((attacker, index) => [
        attacker.sendJson("/api/admin/auth/sign-in/email", { email: owner.email, password: "wrong-one" }),
        attacker.sendForm("/order", { number, mobile: `05519999${String(index).padStart(2, "0")}` }),
        forget(attacker),
      ]),
    )
  }
  for (const attacker of attackers) attacker.close()
  const cookie = await signInStaff(victim, owner)
  const tracked = await victim.sendJson(
    "/api/order-tracking",
    { data: { number, mobile, client: { address: "203.0.113.9" } } },
    bearer,
  )
  const reset = await forget(victim)
  const mails = await countResetMails(victim, cookie)
  victim.close()
  const statuses = [tracked.status, reset.status]
  return {
    held: statuses.every((status) => status === 200) && mails > 0,
    facts: `the owner signs in; the shopper tracks an order: ${tracked.status}, asks for a new password: ${reset.status}, ${mails} links in the outbox`,
  }
}
