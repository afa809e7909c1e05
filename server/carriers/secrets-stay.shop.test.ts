import { afterEach, expect, it, vi } from "vitest"
import { openCarrierShop } from "./testing/carrier-shop.ts"

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 30 })

/** What the owner can read or take away: screens, lists, files. */
const reads = [
  "/carriers",
  "/carrier-rules",
  "/parcels/accounts",
  "/parcels?view=problem",
  "/parcels?view=under-way",
  "/audit",
  "/orders",
  "/orders/export?format=csv",
  "/moving-out",
  "/webhooks",
  "/tokens",
  "/backups",
  "/settings",
]

it.each(["yalidine", "ecotrack", "noest", "zr-express", "maystro", "procolis"] as const)(
  "%s: neither keys nor the secret of webhooks are in logs, exports, lists, the audit log, events or tables",
  async (platform) => {
    const all = await openCarrierShop(platform)
    open.push(all.close)
    const secrets = [...Object.values(all.double.keys), all.fields.webhookSecret]
    all.start()
    await all.ask("POST", `/carriers/${all.account.documentId}/check`, {})
    for (const fault of ["html", "server-error-after", "lost-reply"] as const) all.double.fail(fault, 1, "creations")
    await all.send([await all.confirmed(), await all.confirmed()])
    await until(async () => {
      all.pass(30)
      const states = (await all.parcels()).map(({ state }) => state)
      expect(states.every((state) => state === "created" || state === "unknown")).toBe(true)
    })
    const forged = { method: "POST", headers: { "x-yalidine-signature": "0" }, body: "{}" }
    if (all.account.hookPath) await all.shop.send(all.account.hookPath, forged)

    const seen: string[] = []
    for (const path of reads) {
      const answer = await all.owner.send("GET", `/api/admin${path}`)
      seen.push(Buffer.from(await answer.arrayBuffer()).toString("latin1"))
    }
    seen.push(JSON.stringify([all.logged, all.shop.logged]))
    const { db } = all.shop
    for (const { name } of await db.introspection.getTables()) {
      seen.push(
        JSON.stringify(
          await db
            .selectFrom(name as "orders")
            .selectAll()
            .execute(),
        ),
      )
    }
    for (const secret of secrets) {
      expect(seen.filter((text) => text.includes(secret)).map((text) => text.slice(0, 200))).toEqual([])
    }
  },
)
