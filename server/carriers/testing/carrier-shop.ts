import { anyNetwork } from "#api/common/public-network.ts"
import { placedOrder } from "#api/testing/placed-order.ts"
import { openTestShop, testSecret } from "#api/testing/shop.ts"
import { sendWith, signedIn } from "#api/testing/staff.ts"
import type { Double } from "#carriers/testing/double.ts"
import { type DoubleName, startDoubleOf } from "#carriers/testing/doubles.ts"
import { changeOrderStatus } from "#db/orders/change-order-status.ts"
import { startCarrierWorker } from "../carrier-worker.ts"

/** A shop with an account at a carrier's double, whose clock stands still unless it is moved, and what works for it. */
export async function openCarrierShop(platform: DoubleName, options: { hasQuotas?: boolean; account?: object } = {}) {
  // The double dates what it does itself.
  let now = new Date()
  const shop = await openTestShop(undefined, () => now, undefined, anyNetwork)
  await shop.db.updateTable("product").set({ quantity: 100_000, status: "in-stock" }).execute()
  const double: Double = await startDoubleOf(platform, { hasQuotas: options.hasQuotas ?? false })
  const owner = await signedIn(shop, "owner")
  const logged: object[] = []
  const stops: (() => Promise<unknown>)[] = []

  async function ask<T>(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; data: T; text: string }> {
    const answer = await sendWith(shop, owner.cookie, method, `/api/admin${path}`, body)
    const text = await answer.text()
    return { status: answer.status, data: (JSON.parse(text) as { data: T }).data, text }
  }
  const fields = {
    platform,
    name: "Notre compte",
    baseUrl: double.baseUrl,
    keys: double.keys,
    webhookSecret: "a-secret-of-webhooks",
    division: 58,
    fromWilaya: 16,
    isDefault: true,
    validates: false,
    mayBeOpened: false,
    ...options.account,
  }
  const { data: account } = await ask<{ documentId: string; hookPath: string }>("POST", "/carriers", fields)
  return {
    shop,
    double,
    ask,
    fields,
    account,
    owner,
    logged,
    now: () => now,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    start: (more: { pollInterval?: number } = {}) => {
      const log = { error: (details: object) => void logged.push(details) }
      const clock = () => now
      const stop = startCarrierWorker({
        db: shop.db,
        network: anyNetwork,
        shopSecret: testSecret,
        log,
        clock,
        pollInterval: 20,
        ...more,
      })
      stops.push(stop)
      return stop
    },
    /** @returns documentId of an order that was confirmed */
    async confirmed(order: object = {}): Promise<string> {
      const { documentId } = await placedOrder(shop, { wilaya: "Alger", commune: "Kouba", ...order })
      const change = { to: "confirmed" as const, actor: "Lina", reason: null, outcome: null, callAt: null }
      await changeOrderStatus(shop.db, { documentId }, change, now)
      return documentId
    },
    send: (documentIds: string[]) =>
      ask<{ documentId: string; problem: string | null }[]>("POST", "/parcels", {
        account: account.documentId,
        documentIds,
      }),
    parcels: () => shop.db.selectFrom("parcel").selectAll().orderBy("id").execute(),
    order: (documentId: string) =>
      shop.db.selectFrom("orders").selectAll().where("document_id", "=", documentId).executeTakeFirstOrThrow(),
    async close() {
      for (const stop of stops) await stop()
      await double.stop()
      await shop.close()
    },
  }
}
