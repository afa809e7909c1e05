import { afterEach, expect, vi } from "vitest"
import { openCarrierShop } from "./carrier-shop.ts"

/** A shop with an account at a carrier's double. */
export type OpenedShop = Awaited<ReturnType<typeof openCarrierShop>>

/** Makes the function that opens such shops for the tests of a file; each is closed after its test. */
export function closeAfterEach() {
  const open: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0).toReversed()) await close()
  })
  return async (...given: Parameters<typeof openCarrierShop>): Promise<OpenedShop> => {
    const all = await openCarrierShop(...given)
    open.push(all.close)
    return all
  }
}

/** Waits until a check throws nothing. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 30 })

/** Waits for the first reading of the carrier's places. */
export async function withPlaces(all: OpenedShop): Promise<void> {
  all.start()
  await until(async () => {
    const { data } = await all.ask<{
      accounts: { places: number; desks: number; tasks: { places: { finishedAt: string } } }[]
    }>("GET", "/carriers")
    expect(data.accounts[0]?.tasks.places.finishedAt).not.toBeNull()
    expect(data.accounts[0]?.places).toBeGreaterThan(1400)
  })
  // Its prices are another test's: they are read within the same quotas.
  await all.shop.db.updateTable("carrier_task").set({ next_at: null }).where("kind", "=", "places").execute()
}

/** The states of all parcels, the oldest first. */
export const states = async (all: OpenedShop) => (await all.parcels()).map(({ state }) => state)
