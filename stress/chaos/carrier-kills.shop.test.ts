import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { expect, it } from "vitest"
import { testSecret } from "#api/testing/shop.ts"
import { adapters } from "#carriers/list/adapters.ts"
import type { Fault } from "#carriers/testing/faults.ts"
import { platforms } from "#core/carriers/platform.ts"
import { openCarrierShop } from "#server/carriers/testing/carrier-shop.ts"
import { inherited } from "#server/testing.ts"
import { counts } from "../counts.ts"
import { progress, report } from "../report.ts"
import type { CarrierSenderEnv } from "./carrier-sender.ts"

type CarrierShop = Awaited<ReturnType<typeof openCarrierShop>>

/** What befalls creations, in turn. */
const faults: Fault[] = [
  "lost-reply",
  "server-error",
  "too-many",
  "server-error-after",
  "html",
  "lost-reply",
  "half-list",
]

/** Milliseconds without a parcel that becomes settled after which the next process is started; and processes in a row that settle none
 *  after which the trial ends. */
const maxIdle = 30_000
const maxIdleStarts = 3

/** By how much the clock of each process is ahead of the one before it: leases, quotas and pauses are over. */
const jump = 3 * 3_600_000

it.each(platforms)(
  "%s has one parcel of each order, or a person is asked, when replies are lost and the sender is killed",
  async (platform) => {
    const all = await openCarrierShop(platform)
    const { shop, double } = all
    const many = counts.carrierOrders
    let starts = 0
    const startSender = async () => {
      starts += 1
      const env: CarrierSenderEnv = {
        CARRIER_DATA_DIR: shop.address.dataDir,
        CARRIER_DATABASE_URL: shop.address.url ?? "",
        CARRIER_SECRET: testSecret,
        CARRIER_AHEAD: String(starts * jump),
      }
      const script = join(import.meta.dirname, "carrier-sender.ts")
      const sender = spawn(process.execPath, [script], {
        env: { ...inherited, ...env },
        stdio: ["ignore", "pipe", "inherit"],
      })
      await once(sender.stdout, "data")
      return async () => {
        sender.kill("SIGKILL")
        await once(sender, "exit")
      }
    }

    const killReader = await startSender()
    await untilPlaces(all)
    await killReader()
    const orders: string[] = []
    while (orders.length < many) orders.push(await all.confirmed())
    const kills = counts.carrierKills
    const portion = Math.ceil(many / kills)
    for (let kill = 1; kill <= kills; kill++) {
      const { data } = await all.send(orders.slice((kill - 1) * portion, kill * portion))
      expect(data.filter(({ problem }) => problem !== null)).toEqual([])
      const before = creations(all)
      if (kill % 2 === 0) double.fail(faults[(kill / 2 - 1) % faults.length] ?? "html", 1, "creations")
      const killSender = await startSender()
      while (creations(all) === before && !(await isSettled(all))) await delay(5)
      // A moment later each time: before, while and after the reply is stored.
      await delay((kill * 7) % 40)
      await killSender()
      progress(`SIGKILL while parcels are sent to ${platform}`, kill, kills)
    }
    await settleRest(all, startSender)

    const parcels = await all.parcels()
    expect(parcels).toHaveLength(many)
    const made = new Map<string, string[]>()
    for (const { reference, tracking } of double.parcels)
      made.set(reference, [...(made.get(reference) ?? []), tracking])
    let unknown = 0
    let isThere = 0
    for (const { reference, state, tracking } of parcels) {
      // Noest wants five characters at least.
      const there = made.get(reference) ?? made.get(reference.padStart(5, "0")) ?? []
      expect(there.length).toBeLessThanOrEqual(1)
      if (state === "unknown") {
        unknown += 1
        isThere += there.length
      } else expect({ state, tracking }).toEqual({ state: "created", tracking: there[0] })
    }
    if (adapters[platform].repeat !== "none") expect(unknown).toBe(0)
    report(
      `SIGKILL of the sender to ${platform}`,
      kills,
      `${many} orders, ${double.befallen()} faults: ${double.parcels.length} parcels, none twice or lost; ${unknown} for a person, ${isThere} of them at the carrier`,
    )
    await all.close()
  },
)

/** Settles what is left, without kills: a process works for as long as it settles parcels, and those that wait for a lookup are looked up
 *  by the next one. It ends when all are settled, or when a few processes in a row have settled none. */
async function settleRest(all: CarrierShop, startSender: () => Promise<() => Promise<void>>): Promise<void> {
  for (let idle = 0; idle < maxIdleStarts && !(await isSettled(all)); ) {
    const before = await countSettled(all)
    let settled = before
    const killSender = await startSender()
    for (let since = Date.now(); Date.now() - since < maxIdle && !(await isSettled(all)); await delay(50)) {
      const now = await countSettled(all)
      if (now > settled) since = Date.now()
      settled = now
    }
    await killSender()
    idle = settled > before ? 0 : idle + 1
  }
}

/** Requests so far that make parcels. */
const creations = ({ double }: CarrierShop) => double.creations()

async function untilPlaces(all: CarrierShop) {
  for (;;) {
    const { data } = await all.ask<{ accounts: { tasks: { places: { finishedAt: string | null } } }[] }>(
      "GET",
      "/carriers",
    )
    if (data.accounts[0]?.tasks.places.finishedAt) return
    await delay(50)
  }
}

async function countSettled(all: CarrierShop): Promise<number> {
  const parcels = await all.parcels()
  return parcels.filter(({ state }) => ["created", "rejected", "unknown"].includes(state)).length
}

const isSettled = async (all: CarrierShop) => (await countSettled(all)) === (await all.parcels()).length
