import { setTimeout as delay } from "node:timers/promises"
import type { FormTimes } from "#app/request/form-times.server.ts"
import { type Client, createClient } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { findOrder, orderByForm, signInShopper } from "../people.ts"
import { apiToken, crowdEmail, shopper } from "../shop.ts"
import { loadFromTree } from "../tree.ts"

const [shoppers, wrongSignIns, again] = [200, 60, 20]
/** Milliseconds between two shoppers: half a minute stands for an hour. */
const between = 150
const day = 24 * 3600 * 1000

const western = (phone: string) => phone
const arabic = (phone: string) => phone.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
const persian = (phone: string) => phone.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))

/** The ways in which people type a phone: by its ten digits. */
const ways: readonly ((phone: string) => string)[] = [
  western,
  (phone) => phone.replace(/^(....)(..)(..)(..)$/, "$1 $2 $3 $4"),
  (phone) => phone.replace(/^(....)(..)(..)(..)$/, "$1-$2-$3-$4"),
  (phone) => phone.replace(/^(....)(..)(..)(..)$/, "$1.$2.$3.$4"),
  (phone) => phone.replace(/^(..)(..)(..)(..)(..)$/, "$1 $2 $3 $4 $5"),
  (phone) => `+213${phone.slice(1)}`,
  (phone) => `+213 (0) ${phone.slice(1)}`,
  (phone) => `00213${phone.slice(1)}`,
  (phone) => `213${phone.slice(1)}`,
]
const typed = [western, arabic, persian].flatMap((digits) => ways.map((way) => (phone: string) => digits(way(phone))))
const typedAs = (phone: string, way: number) => typed[way % typed.length]?.(phone) ?? phone

/** What an honest shopper does within minutes; each step names itself when it is rejected. */
async function shop(client: Client, index: number, formTime: string): Promise<string[]> {
  const rejected: string[] = []
  const expectStatus = (step: string, status: number, wanted: number) => {
    if (status !== wanted) rejected.push(`${step} ${status}`)
  }
  for (const path of ["/", "/ar/shop", `/shop?minPrice=${index}`, "/product-details/sac-casbah"]) {
    expectStatus(path, (await client.send(path)).status, 200)
  }
  const mobile = `05517${String(index).padStart(5, "0")}`
  const ordered = await orderByForm(client, { mobile: typedAs(mobile, index), form_time: formTime })
  expectStatus(`order of ${typedAs(mobile, index)}`, ordered.status, 303)
  if (ordered.token) {
    const { number } = await findOrder(client, ordered.token)
    const tracked = await client.sendForm("/order", { number, mobile: typedAs(mobile, index + 7) })
    expectStatus(`tracking with ${typedAs(mobile, index + 7)}`, tracked.status, 200)
  }
  expectStatus("sign-in", (await signInShopper(client, crowdEmail(index), shopper.password)).status, 303)
  return rejected
}

/** 200 shoppers behind one address browse, order with forms that are a day old, track and sign in, while somebody behind the same
 *  address tries 60 wrong passwords. Then some of them sign in once more. Nothing honest is rejected. */
export async function shareAddress(url: string): Promise<Outcome> {
  const { formTimes } = await loadFromTree<{ formTimes: (secret: string, clock: () => number) => FormTimes }>(
    "app/request/form-times.server.ts",
  )
  const formTime = formTimes(apiToken, () => Date.now() - day).issue()
  // What is rejected counts here, not what is slow.
  const shared = createClient(url, "203.0.113.200", 32, 120_000)
  const rejected: string[] = []
  const arrive = async (index: number) => {
    await delay(index * between)
    rejected.push(...(await shop(shared, index, formTime)))
  }
  const guess = async () => {
    for (let index = 0; index < wrongSignIns; index++) {
      await signInShopper(shared, `nobody${index}@hanout.test`, "wrong-one")
    }
  }
  await Promise.all([guess(), ...Array.from({ length: shoppers }, (_, index) => arrive(index))])
  for (let index = 0; index < again; index++) {
    const { status } = await signInShopper(shared, crowdEmail(index), shopper.password)
    if (status !== 303) rejected.push(`second sign-in ${status}`)
  }
  shared.close()
  const kinds = [...Map.groupBy(rejected, (step) => step)].map(([step, some]) => `${some.length} × ${step}`)
  return {
    held: rejected.length === 0,
    facts: `${shoppers} shoppers: ${kinds.length === 0 ? "nothing was rejected" : kinds.slice(0, 6).join(", ")}`,
  }
}
