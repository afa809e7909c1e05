import { expect, it } from "vitest"
import { adapters } from "#carriers/list/adapters.ts"
import { closeAfterEach, type OpenedShop, states, until, withPlaces } from "./testing/carrier-tests.ts"

const opened = closeAfterEach()

/** The tasks that somebody works on or that are to be done, the next one first. */
const openTasks = ({ shop }: OpenedShop) =>
  shop.db
    .selectFrom("carrier_task")
    .select(["kind", "lease", "tries", "problem", "next_at as nextAt"])
    .where("next_at", "is not", null)
    .orderBy("next_at")
    .execute()

/** Lets time pass while nothing can be done alone: how long a machine takes does not count.
 *  @returns seconds that the shop has waited until a check holds */
async function secondsUntil(all: OpenedShop, isDone: () => Promise<boolean>): Promise<number> {
  const start = all.now().getTime()
  await until(async () => {
    const tasks = await openTasks(all)
    const next = tasks[0]?.nextAt
    const isIdle = tasks.every(({ lease }) => lease === null) && next && next > all.now().toISOString()
    const done = await isDone()
    if (isIdle && !done) all.pass((new Date(next).getTime() - all.now().getTime()) / 1000)
    expect(done).toBe(true)
  })
  return (all.now().getTime() - start) / 1000
}

const areCreated = async (all: OpenedShop) => (await states(all)).every((state) => state === "created")

async function confirmed(all: OpenedShop, many: number) {
  const orders: string[] = []
  while (orders.length < many) orders.push(await all.confirmed())
  return orders
}

it("sends as many parcels as the quota allows while as many are followed", async () => {
  const all = await opened("maystro")
  await withPlaces(all)
  const many = 80
  await all.send(await confirmed(all, many))
  await secondsUntil(all, () => areCreated(all))
  // All of them are due to be asked about, by two requests each.
  all.pass(2 * 3600)
  const before = all.double.requests.length
  await all.send(await confirmed(all, many))
  const seconds = await secondsUntil(all, () => areCreated(all))
  const [quota] = adapters.maystro.quotas
  const requests = all.double.requests.length - before
  expect(requests).toBeGreaterThanOrEqual(many)
  expect(seconds).toBeLessThanOrEqual(Math.ceil(requests / (quota?.requests ?? 0)) * 60)
  expect(seconds).toBeLessThanOrEqual(((3 * many) / (quota?.requests ?? 0) + 1) * 60)
  const [last] = (await all.parcels()).slice(-1)
  expect(last).toMatchObject({ state: "created", tracking: expect.any(String) })
})

it("says that a quota is spent, and counts it as no failure", async () => {
  const all = await opened("maystro")
  await withPlaces(all)
  await all.send(await confirmed(all, 70))
  await until(async () => {
    const send = (await openTasks(all)).find(({ kind }) => kind === "send")
    expect(send).toMatchObject({ lease: null, tries: 0, problem: "rate-limited" })
  })
  const { data } = await all.ask<{ accounts: object[] }>("GET", "/carriers")
  expect(data.accounts).toMatchObject([
    { tasks: { send: { problem: "rate-limited", nextAt: new Date(all.now().getTime() + 60_000).toISOString() } } },
  ])
  await secondsUntil(all, () => areCreated(all))
  expect(all.double.parcels).toHaveLength(70)
})

it("begins its pauses again after a limit of the carrier's own, once parcels were made in between", async () => {
  const all = await opened("maystro")
  await withPlaces(all)
  const limits = 4
  for (let n = 0; n < limits; n++) all.double.fail("too-many", 1, "creations", 2)
  await all.send(await confirmed(all, 2 * limits + 1))
  expect(await secondsUntil(all, () => areCreated(all))).toBeLessThanOrEqual(limits * 15 + 60)
  expect(all.double.parcels).toHaveLength(2 * limits + 1)
})
