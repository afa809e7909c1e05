import { type AddressInfo, createServer } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startDoubleOf } from "#carriers/testing/doubles.ts"
import { findAccount, noteCheck, noteWebhookSecret } from "#db/carriers/accounts.ts"
import { takeQuota } from "#db/carriers/quotas.ts"
import { erasePerson } from "#db/customers/erase-person.ts"
import type { Tx } from "#db/database.ts"
import { changeOrderStatus } from "#db/orders/change-order-status.ts"
import { anyNetwork } from "../common/public-network.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
let agent: TestStaff
let double: Awaited<ReturnType<typeof startDoubleOf>>
beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, undefined, anyNetwork)
  owner = await signedIn(shop, "owner")
  agent = await signedIn(shop, "agent")
  double = await startDoubleOf("yalidine", { hasQuotas: false })
})
afterAll(async () => {
  await double.stop()
  await shop.close()
})

async function ask(method: string, path: string, body?: object, staff = owner) {
  const answer = await sendWith(shop, staff.cookie, method, `/api/admin${path}`, body)
  const text = await answer.text()
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  return { status: answer.status, text, data: (JSON.parse(text) as { data: any }).data }
}

const secrets = { id: "key-4711-of-the-account", token: "token-very-secret-0815", hook: "hook-secret-2342" }
const fields = (more: object = {}) => ({
  platform: "yalidine",
  name: "Compte",
  baseUrl: "https://carrier.example/v1",
  keys: { id: secrets.id, token: secrets.token },
  webhookSecret: secrets.hook,
  division: 58,
  fromWilaya: 16,
  isDefault: false,
  validates: false,
  mayBeOpened: false,
  ...more,
})

async function added(more: object = {}) {
  const { status, data } = await ask("POST", "/carriers", fields(more))
  expect(status).toBe(201)
  return data as { documentId: string; updatedAt: string; baseUrl: string; isDefault: boolean }
}

it("takes keys and never gives them out: in no answer, no table, no audit log", async () => {
  const { documentId, updatedAt, baseUrl, isDefault } = await added()
  expect(baseUrl).toBe("https://carrier.example/v1/")
  expect(isDefault).toBe(true)
  const { platform: _, keys: __, webhookSecret: ___, ...change } = fields({ name: "Autre" })
  const answers = [
    await ask("GET", "/carriers"),
    await ask("PATCH", `/carriers/${documentId}`, { ...change, updatedAt }),
    await ask("POST", `/carriers/${documentId}/check`, {}),
    await ask("GET", "/parcels/accounts"),
    await ask("GET", "/audit"),
  ]
  const stored = [
    await shop.db.selectFrom("carrier_account").selectAll().execute(),
    await shop.db.selectFrom("carrier_task").selectAll().execute(),
    await shop.db.selectFrom("audit_log").selectAll().execute(),
    shop.logged,
  ]
  const all = JSON.stringify([answers.map(({ text }) => text), stored])
  for (const secret of Object.values(secrets)) expect(all).not.toContain(secret)
  expect(answers[0]?.data.accounts[0]).toMatchObject({ documentId, hasWebhookSecret: true })
})

it("wants the keys again for another host, so that nobody sends them to a server of their own", async () => {
  const { documentId, updatedAt } = await added()
  const { platform: _, keys, webhookSecret: __, ...change } = fields({ baseUrl: "https://attacker.example/v1/" })
  const path = `/carriers/${documentId}`
  expect((await ask("PATCH", path, { ...change, updatedAt })).status).toBe(400)
  expect((await ask("PATCH", path, { ...change, keys, updatedAt })).status).toBe(200)
  expect((await ask("PATCH", path, { ...change, keys, updatedAt: "2020-01-01T00:00:00.000Z" })).status).toBe(409)
})

it.each([
  ["a key that the platform does not have", { keys: { id: "a", token: "b", other: "c" } }],
  ["a missing key", { keys: { id: "a" } }],
  ["a password in the address", { baseUrl: "https://a:b@carrier.example/" }],
  ["an address of a file", { baseUrl: "file:///etc/passwd" }],
  ["an unknown platform", { platform: "pigeon" }],
])("rejects %s", async (_, wrong) => {
  expect((await ask("POST", "/carriers", fields(wrong))).status).toBe(400)
})

it("says in words what a check found, and lets agents see no account", async () => {
  const good = await added({ baseUrl: double.baseUrl, keys: double.keys })
  expect((await ask("POST", `/carriers/${good.documentId}/check`, {})).data).toEqual({ problem: null, words: null })
  const wrong = await added({ baseUrl: double.baseUrl, keys: { id: "x", token: "y" } })
  expect((await ask("POST", `/carriers/${wrong.documentId}/check`, {})).data).toMatchObject({ problem: "bad-keys" })
  const away = await added({ baseUrl: "http://127.0.0.1:9/" })
  expect((await ask("POST", `/carriers/${away.documentId}/check`, {})).data).toMatchObject({ problem: "unreachable" })
  expect((await ask("GET", "/carriers", undefined, agent)).status).toBe(403)
  expect((await ask("POST", "/carriers", fields(), agent)).status).toBe(403)
})

it("reaches no private network unless the shop is set up so", async () => {
  const guarded = await openTestShop()
  const boss = await signedIn(guarded, "owner")
  // Counts connections, whatever is spoken over them.
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const check = async (on: TestShop, staff: TestStaff, baseUrl: string) => {
    const send = (path: string, body: object) => sendWith(on, staff.cookie, "POST", `/api/admin${path}`, body)
    const { data } = (await (await send("/carriers", fields({ baseUrl }))).json()) as { data: { documentId: string } }
    return (await send(`/carriers/${data.documentId}/check`, {})).json()
  }
  for (const scheme of ["https", "http"]) {
    for (const host of ["127.0.0.1", "localhost", "[::1]", "127.1", "0.0.0.0", "[::ffff:127.0.0.1]"]) {
      const answer = await check(guarded, boss, `${scheme}://${host}:${port}/`)
      expect(answer, host).toMatchObject({ data: { problem: "unreachable" } })
    }
  }
  expect(connections).toBe(0)
  // The same address is reached by a shop that is set up so: the server can tell.
  await check(shop, owner, `https://127.0.0.1:${port}/`)
  expect(connections).toBeGreaterThan(0)
  server.close()
  await guarded.close()
})

it("stores the secret that a carrier told beside what somebody changed meanwhile", async () => {
  const { documentId, updatedAt } = await added()
  const { platform: _, keys, webhookSecret: __, ...change } = fields({ name: "Renommé", mayBeOpened: true })
  const was = await findAccount(shop.db, { documentId })
  if (!was) throw new Error("no account")
  expect((await ask("PATCH", `/carriers/${documentId}`, { ...change, updatedAt })).status).toBe(200)
  expect(await noteWebhookSecret(shop.db as Tx, was, "sealed", new Date())).toBe(true)
  expect(await findAccount(shop.db, { documentId })).toMatchObject({
    name: "Renommé",
    mayBeOpened: true,
    sealedSecret: "sealed",
  })
  const renamed = await findAccount(shop.db, { documentId })
  const again = { ...change, keys, updatedAt: renamed?.editedAt }
  expect((await ask("PATCH", `/carriers/${documentId}`, again)).status).toBe(200)
  // Of other keys than the account has now.
  expect(await noteWebhookSecret(shop.db as Tx, was, "of before", new Date())).toBe(false)
  await noteCheck(shop.db, was, { problem: "bad-keys", words: null }, new Date())
  expect(await findAccount(shop.db, { documentId })).toMatchObject({ checkProblem: null, sealedSecret: "sealed" })
})

it("counts requests of all processes together in each window", async () => {
  const { documentId } = await added()
  const accounts = shop.db.selectFrom("carrier_account").select("id").where("document_id", "=", documentId)
  const account = await accounts.executeTakeFirstOrThrow()
  const quotas = [
    { requests: 3, milliseconds: 1000 },
    { requests: 5, milliseconds: 60_000 },
  ]
  const at = (milliseconds: number) => new Date(Date.UTC(2030, 0, 1) + milliseconds)
  const take = (milliseconds: number) => takeQuota(shop.db, account.id, quotas, at(milliseconds))
  const first = await Promise.all(Array.from({ length: 6 }, () => take(0)))
  expect(first.filter((wait) => wait === 0)).toHaveLength(3)
  expect(first.filter((wait) => wait === 1000)).toHaveLength(3)
  expect([await take(1000), await take(1000), await take(1500)]).toEqual([0, 0, 58_500])
  expect(await take(60_000)).toBe(0)
})

it("forgets what carriers wrote of a person who is erased", async () => {
  const { documentId: account } = await added()
  const { documentId } = await placedOrder(shop, { mobile: "0555 12 34 98", wilaya: "Alger", commune: "Kouba" })
  const change = (to: "confirmed" | "cancelled") =>
    changeOrderStatus(
      shop.db,
      { documentId },
      { to, actor: "Lina", reason: null, outcome: null, callAt: null },
      new Date(),
    )
  await change("confirmed")
  expect((await ask("POST", "/parcels", { account, documentIds: [documentId] })).data).toMatchObject([
    { problem: null },
  ])
  expect((await ask("DELETE", `/carriers/${account}`)).status).toBe(409)
  const words = "Amina au 0555123498 absente"
  await shop.db.updateTable("parcel").set({ state: "created", tracking: "yal-1", words, reason: words }).execute()
  const parcel = await shop.db.selectFrom("parcel").select(["id", "account_id"]).executeTakeFirstOrThrow()
  const event = { key: "k", at: new Date().toISOString(), word: "Tentative échouée", reason: words, place: null }
  await shop.db
    .insertInto("parcel_event")
    .values({ ...event, parcel_id: parcel.id, status: "failed-attempt" })
    .execute()
  const events = JSON.stringify([{ ...event, tracking: "yal-1" }])
  const hook = { account_id: parcel.account_id ?? 0, received_at: event.at, events }
  await shop.db.insertInto("carrier_hook").values(hook).execute()
  await change("cancelled")
  expect((await erasePerson(shop.db, "0555123498", new Date())).kind).toBe("erased")
  const left = [
    await shop.db.selectFrom("parcel").selectAll().execute(),
    await shop.db.selectFrom("parcel_event").selectAll().execute(),
    await shop.db.selectFrom("carrier_hook").selectAll().execute(),
  ]
  expect(JSON.stringify(left)).not.toContain("0555123498")
  expect((await ask("DELETE", `/carriers/${account}`)).status).toBe(200)
})
