import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { type Client, createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { countStatuses, orderByForm } from "../people.ts"
import { after } from "../probe/probe.ts"

const connections = 280
const seconds = 25
/** Milliseconds between two requests of a connection at least: far more than a shop renders, and little enough that this process is not
 *  what keeps the machine busy. */
const interval = 250

/** Sends requests of one network on 280 connections for so many seconds: on each of them one is under way at every moment. */
async function flood(
  url: string,
  send: (attacker: Client, index: number) => Promise<{ status: number }>,
): Promise<Outcome> {
  const attacker = createClient(url, networkAddress(1), connections)
  const isOver = after(seconds)
  const statuses: number[] = []
  let index = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver()) {
        const [{ status }] = await Promise.all([send(attacker, ++index), delay(interval)])
        statuses.push(status)
      }
    }),
  )
  attacker.close()
  return { held: !statuses.includes(500), facts: countStatuses(statuses) }
}

/** Product pages with a parameter that no page reads. */
export const floodProductPages = (url: string) =>
  flood(url, (attacker) => attacker.send(`/product-details/sac-casbah?x=${randomUUID()}`))

/** Listings with parameters that they read, other values each time. */
export const floodListings = (url: string) =>
  flood(url, (attacker, index) => attacker.send(`/shop?minPrice=${index % 1000}&maxPrice=${2_000_000 + index}`))

/** Carts of a hundred lines. */
export const floodCartLines = (url: string) =>
  flood(url, (attacker, index) =>
    attacker.send(`/cart-lines?slugs=${Array.from({ length: 100 }, (_, line) => `none-${index}-${line}`).join(",")}`),
  )

/** Forms of orders and of their tracking, of which some are right and most are not. */
export const floodOrderForms = (url: string) =>
  flood(url, (attacker, index) =>
    index % 2 === 0
      ? attacker.sendForm("/order", { number: `HN-26-${String(index).padStart(6, "0")}`, mobile: "0551000001" })
      : orderByForm(attacker, index % 4 === 1 ? {} : { amount: "1" }),
  )
