import { setTimeout as delay } from "node:timers/promises"
import { type Client, createClient, networkAddress } from "./http.ts"
import type { Outcome } from "./outcome.ts"
import { apiToken, owner, shopper } from "./shop.ts"

/** Longer than the shop wants a form to stand open, in milliseconds. */
const minFormAge = 5000
const mobile = "0551112233"
const bearer = { authorization: `Bearer ${apiToken}` }

const form = (url: string, fields: Record<string, string>) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
  body: new URLSearchParams(fields).toString(),
})

/** An order of a victim by the shop's form, whose number the attacker knows.
 *  @throws when the form is not answered with the order's confirmation */
async function placeOrder(url: string, victim: Client): Promise<string> {
  const slug = "sac-casbah"
  const { body: listed } = await victim.send(`/api/products?filters[slug][$eq]=${slug}&fields=price`)
  const amount = (JSON.parse(listed) as { data: { price: number }[] }).data[0]?.price ?? 0
  const choice = {
    intent: "order",
    quantity: "1",
    color: "Cognac",
    amount: String(amount),
    try: "victims-order-of-the-load-test",
  }
  const person = {
    mobile,
    firstname: "Amina",
    lastname: "Bensalem",
    wilaya: "Alger",
    commune: "Kouba",
    delivery: "home",
  }
  const { status, headers } = await victim.send(`/product-details/${slug}`, form(url, { ...choice, ...person }))
  const token = new URL(headers.location ?? "", url).searchParams.get("order")
  if (status !== 303 || !token) throw new Error(`The order form was answered with ${status}`)
  const { body } = await victim.send(`/api/orders/${token}`, { headers: bearer })
  return (JSON.parse(body) as { data: { number: string } }).data.number
}

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
  await victim.sendJson("/api/admin/auth/sign-in/email", owner)
  await victim.send("/login", form(url, { login: shopper.email, password: shopper.password }))
  const number = await placeOrder(url, victim)
  const attackers = Array.from({ length: networks }, (_, index) => createClient(url, networkAddress(index), 2))
  // A form that is sent at once is taken for a program's.
  const formTime = await formTimeOf(victim, "/forgot")
  await delay(minFormAge)
  const forgotten = () => form(url, { email: shopper.email, form_time: formTime })
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      attackers.flatMap((attacker, index) => [
        attacker.sendJson("/api/admin/auth/sign-in/email", { email: owner.email, password: "wrong-one" }),
        attacker.send("/order", form(url, { number, mobile: `05519999${String(index).padStart(2, "0")}` })),
        attacker.send("/forgot", forgotten()),
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
  const reset = await victim.send("/forgot", forgotten())
  const cookie = (signedIn.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ")
  const mails = await countResetMails(victim, cookie)
  victim.close()
  const statuses = [signedIn.status, tracked.status, reset.status]
  return {
    held: statuses.every((status) => status === 200) && mails > 0,
    facts: `the owner signs in: ${statuses[0]}; the shopper tracks an order: ${statuses[1]}, asks for a new password: ${statuses[2]}, ${mails} links in the outbox`,
  }
}
