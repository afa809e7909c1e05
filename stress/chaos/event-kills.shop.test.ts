import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { expect, it } from "vitest"
import { sealSecret } from "#api/common/sealed-secret.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { addSubscriber, replayEvents } from "#db/events/subscribers.ts"
import { ownDatabase } from "#db/testing/own-database.ts"
import { startReceiver } from "#server/events/testing/receiver.ts"
import { hookSecret } from "#server/events/testing/subscribed-shop.ts"
import { inherited } from "#server/testing.ts"
import { counts } from "../counts.ts"
import { progress, report } from "../report.ts"
import type { EventChangerEnv } from "./event-changer.ts"
import type { EventSenderEnv } from "./event-sender.ts"

const secret = "a secret of the trial, of 32 characters or more"

it("sends each change to each subscriber, in its order, when processes that change and send are killed", async () => {
  const own = await ownDatabase("sample")
  const db = openDatabase(own.address)
  const env: EventSenderEnv = {
    EVENT_DATA_DIR: own.address.dataDir,
    EVENT_DATABASE_URL: own.address.url ?? "",
    EVENT_SECRET: secret,
  }
  let isDown = true
  const receivers = [await startReceiver(), await startReceiver(() => (isDown ? 503 : 200))]
  for (const { url } of receivers) {
    const sealed = await sealSecret(secret, hookSecret)
    await addSubscriber(db, { name: url, address: url, types: ["product.changed"], secret: sealed }, new Date())
  }
  const before = new Date()
  let committed = 0
  const startChanger = async () => {
    const changer = await start("event-changer.ts", env)
    changer.stdout?.on("data", (text: Buffer) => {
      committed += text.toString().split("committed").length - 1
    })
    return changer
  }
  let changer = await startChanger()
  const senders = [await start("event-sender.ts", env), await start("event-sender.ts", env)]
  const kills = counts.eventKills
  for (let kill = 1; kill <= kills || committed < counts.events; kill++) {
    await delay(60 + ((kill * 37) % 240))
    if (kill % 3 === 0) {
      await killed(changer)
      changer = await startChanger()
    } else {
      await killed(senders.shift())
      senders.push(await start("event-sender.ts", env))
    }
    await endLeases(db)
    if (kill * 2 > kills) isDown = false
    progress("SIGKILL while events are sent", Math.min(kill, kills), kills)
  }
  await killed(changer)
  isDown = false
  await untilSettled(db)

  const logged = await db
    .selectFrom("shop_event")
    .select(["key", "seq", "subject"])
    .where("kind", "=", "product.changed")
    .orderBy("seq")
    .execute()
  // A process may be killed between its commit and its word.
  expect(logged.length).toBeGreaterThanOrEqual(committed)
  expect(logged.length).toBeLessThanOrEqual(committed + 2 * kills + 2)
  let again = 0
  for (const { received } of receivers) {
    const keys = received.map(({ headers }) => String(headers["webhook-id"]))
    const firsts = [...new Set(keys)]
    again += keys.length - firsts.length
    expect(firsts).toEqual(logged.map(({ key }) => key))
  }

  // Sent once more, nothing is new to a receiver.
  const [first] = receivers
  const seen = first?.received.length ?? 0
  const subscriber = await db
    .selectFrom("event_subscriber")
    .select("document_id")
    .orderBy("id")
    .executeTakeFirstOrThrow()
  await replayEvents(db, subscriber.document_id, before)
  await untilSettled(db)
  const replayed = first?.received.slice(seen).map(({ headers }) => headers["webhook-id"]) ?? []
  expect(new Set(replayed)).toEqual(new Set(logged.map(({ key }) => key)))

  await Promise.all(senders.map(killed))
  report(
    "SIGKILL of processes that change and send",
    kills,
    `${logged.length} events, each with both; ${again} more than once`,
  )
  for (const { close } of receivers) await close()
  await db.destroy()
  await own.remove()
})

async function start(program: string, env: EventSenderEnv & EventChangerEnv) {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: { ...env, ...inherited, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  await once(child.stdout, "data")
  return child
}

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "exit")
  child.kill("SIGKILL")
  await ended
}

/** What a process had to itself that is gone: its leases run out, and what failed is tried again at once. */
async function endLeases(db: Db) {
  const past = new Date(0).toISOString()
  await db.updateTable("event_subscriber").set({ lease_until: past, next_try_at: null, tries: 0 }).execute()
}

/** Waits until every subscriber has all events. */
async function untilSettled(db: Db) {
  for (;;) {
    await endLeases(db)
    const { last } = await db.selectFrom("event_clock").select("last").executeTakeFirstOrThrow()
    const open = db.selectFrom("shop_event").select("id").where("seq", "is", null).limit(1)
    const behind = db.selectFrom("event_subscriber").select("id").where("position", "<", last).limit(1)
    if (!(await open.executeTakeFirst()) && !(await behind.executeTakeFirst())) return
    await delay(1000)
  }
}
