import { afterEach, expect, it, vi } from "vitest"
import { openCarrierShop } from "./testing/carrier-shop.ts"

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 30 })

type Shop = Awaited<ReturnType<typeof openCarrierShop>>

const task = ({ shop }: Shop) =>
  shop.db.selectFrom("carrier_task").selectAll().where("kind", "=", "places").executeTakeFirstOrThrow()

async function read(all: Shop) {
  await until(async () => {
    all.pass(30)
    expect(await task(all)).toMatchObject({ finished_at: expect.any(String), cursor: null })
  })
}

it.each(["yalidine", "ecotrack", "noest", "zr-express"] as const)(
  "%s: reads what deliveries cost",
  async (platform) => {
    const all = await openCarrierShop(platform)
    open.push(all.close)
    all.start()
    await read(all)
    const fees = await all.shop.db.selectFrom("carrier_fee").selectAll().where("wilaya_code", "=", 16).execute()
    expect(fees.length).toBeGreaterThan(0)
    expect(fees.every(({ home }) => home === null || Number.isInteger(home))).toBe(true)
  },
)

it("holds nothing up where a carrier tells no prices", async () => {
  const all = await openCarrierShop("ecotrack")
  open.push(all.close)
  const cursor = JSON.stringify({ list: "fees", cursor: null, since: all.now().toISOString() })
  await all.shop.db.updateTable("carrier_task").set({ cursor, done: 3 }).where("kind", "=", "places").execute()
  all.double.fail("server-error", 1)
  all.start()
  await read(all)
  expect(await task(all)).toMatchObject({ problem: null, done: 3 })
})
