import { setTimeout as delay } from "node:timers/promises"
import { mayReach, type Network } from "#api/common/public-network.ts"
import type { PaymentMethod } from "#api/payments/payment-method.ts"
import { fromDinars } from "#core/money.ts"
import type { Db } from "#db/database.ts"
import { recordPayment } from "#db/orders/payments/payments.ts"
import type { Plugin, PluginPayment, PluginShop, RecordedPayment } from "./plugin.ts"

/** Milliseconds until a payment has begun: the storefront waits for ten seconds. */
const maxDuration = 8_000

/** Most dinars of a payment. */
const maxAmount = 100_000_000

/** The ways to pay that plugins add, each under its plugin's name.
 *  @param network where the service's page may be: the public internet by https, unless the configuration allows more */
export const paymentMethods = (
  plugins: readonly Plugin[],
  shopOf: (name: string) => PluginShop,
  network: Network,
): PaymentMethod[] =>
  plugins.flatMap(({ name: key, payment }) => (payment ? [toMethod(key, payment, shopOf(key), network)] : []))

function toMethod(key: string, { name, start }: PluginPayment, shop: PluginShop, network: Network): PaymentMethod {
  return {
    key,
    name,
    start: async (order) => {
      const ended = new AbortController()
      const timeout = delay(maxDuration, undefined, { ref: false, signal: ended.signal }).then(() => {
        throw new Error(`Plugin ${key}: no payment began within ${maxDuration} ms`)
      })
      // The plugin has answered.
      timeout.catch(() => undefined)
      try {
        const text = await Promise.race([start(order, shop), timeout])
        const url = URL.canParse(text) ? new URL(text) : undefined
        if (url?.username !== "" || !mayReach(url, network)) {
          throw new Error(`Plugin ${key}: what a payment began with is no address of a public page`)
        }
        return url
      } finally {
        ended.abort()
      }
    },
  }
}

/** `recordPayment` of a plugin's shop. */
export function paymentRecorder(db: Db, service: string): PluginShop["recordPayment"] {
  return async ({ order, amount, reference }: RecordedPayment) => {
    if (!Number.isFinite(amount) || amount <= 0 || amount > maxAmount) throw new RangeError("A payment needs an amount")
    if (typeof reference !== "string" || !/^[\x21-\x7e]{1,100}$/.test(reference)) {
      throw new RangeError("A payment needs a reference of 1 to 100 visible ASCII characters")
    }
    const came = await recordPayment(db, { order, service, reference, amount: fromDinars(amount) }, new Date())
    if (came === "unknown-order") throw new RangeError("There is no such order")
    if (came === "other") throw new RangeError("The reference belongs to another payment")
    return came === "recorded"
  }
}
