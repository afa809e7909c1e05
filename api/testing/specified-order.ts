import { expect } from "vitest"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { type OrderResource, orderResource } from "../orders/contract.ts"
import type { TestShop } from "./shop.ts"

/** Only what section 3 of the specification lists, and the date of section 7. */
export const specified = {
  quantity: 1,
  product: "Casque sans fil Aura",
  color: "Sable",
  amount: 25_200,
  wilaya: "Béjaïa",
  commune: "Akbou",
  firstname: "Nadia",
  lastname: "Haddad",
  date: "2026-11-21T10:00:00.000Z",
}

let phones = 0

/** A phone of its own for every order: the same phone and lines would be the same order. */
export const nextPhone = () => ({ mobile: `05500${String(10_000 + phones++)}` })

/** Places an order, under a phone of its own where it has none. */
export async function placeSpecified(shop: TestShop, data: object): Promise<OrderResource> {
  const { status, body, headers } = await shop.order({ ...nextPhone(), ...data })
  expect(status).toBe(201)
  expect(headers.get("cache-control")).toBe("no-store")
  return itemEnvelope(orderResource).parse(body).data
}
