import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { freshPhone } from "./order-page.ts"
import { expect } from "./shop.ts"

/** Places an order by the form of a product's page, as a browser without JavaScript sends it. Each has a phone of its own: a
 *  second order of the same goods for the same phone within ten minutes is asked about first, with 409.
 *  @returns the address of its confirmation */
export async function placeOrder(page: Page, address: string, fields: Record<string, string> = {}): Promise<URL> {
  const answer = await page.request.post(address, {
    form: {
      try: randomUUID(),
      intent: "order",
      quantity: "1",
      color: "Noir",
      wilaya: "Alger",
      commune: "Kouba",
      delivery: "home",
      mobile: freshPhone(),
      firstname: "Amina",
      lastname: "Bensalem",
      amount: "25200",
      ...fields,
    },
    headers: { origin: new URL(address).origin },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  return new URL(answer.headers().location ?? "", address)
}
