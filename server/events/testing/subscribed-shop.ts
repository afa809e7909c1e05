import { anyNetwork, type Network } from "#api/common/public-network.ts"
import { sealSecret } from "#api/common/sealed-secret.ts"
import { openTestShop, testSecret } from "#api/testing/shop.ts"
import { addSubscriber } from "#db/events/subscribers.ts"
import type { Plugin } from "../../plugins/plugin.ts"
import { pluginReceiver } from "../../plugins/plugin-events.ts"
import { paymentRecorder } from "../../plugins/plugin-payments.ts"
import { startEventWorker } from "../event-worker.ts"

/** The key that the tests' subscribers check signatures with. */
export const hookSecret = `whsec_${Buffer.from("a key of the tests, 32 bytes....").toString("base64")}`

/** A shop whose clock stands still unless it is moved, and what sends its events. */
export async function openSubscribedShop() {
  let now = new Date("2026-11-21T10:00:00.000Z")
  const clock = () => now
  const shop = await openTestShop(undefined, clock)
  const logged: object[] = []
  const log = { error: (details: object) => void logged.push(details) }
  const { db } = shop
  return {
    shop,
    logged,
    now: () => now,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    /** @returns documentId of the subscriber */
    async subscribe(address: string, types: string[] = []): Promise<string> {
      const secret = await sealSecret(testSecret, hookSecret)
      const added = await addSubscriber(db, { name: "A sheet", address, types, secret }, now)
      if (!added) throw new Error("There are as many subscribers as there may be")
      return added
    },
    start: (network: Network = anyNetwork, leaseFor = 60_000, plugins: Plugin[] = []) => {
      const pluginShop = {
        fetch: (path: string) => shop.send(path),
        dataDir: "",
        log: { ...log, info: log.error, warn: log.error },
        recordPayment: paymentRecorder(db, "test"),
      }
      const sendToPlugin = pluginReceiver(plugins, () => pluginShop, 500)
      const worker = { db, network, shopSecret: testSecret, log, sendToPlugin, clock, leaseFor, pollInterval: 20 }
      return startEventWorker(worker)
    },
    deliveries: () =>
      db
        .selectFrom("event_delivery")
        .select(["kind", "state", "tries", "problem", "status_code"])
        .orderBy("seq")
        .execute(),
    subscriber: () => db.selectFrom("event_subscriber").selectAll().executeTakeFirstOrThrow(),
  }
}
