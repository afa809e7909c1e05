import "#server/process/own-process.ts"
import { anyNetwork } from "#api/common/public-network.ts"
import { openDatabase } from "#db/database.ts"
import { startEventWorker } from "#server/events/event-worker.ts"

/** What a trial starts this process with. */
export type EventSenderEnv = { EVENT_DATA_DIR: string; EVENT_DATABASE_URL: string; EVENT_SECRET: string }

// A process that sends the shop's events and does nothing else.
const { EVENT_DATA_DIR = "", EVENT_DATABASE_URL, EVENT_SECRET = "" } = process.env
const db = openDatabase({ url: EVENT_DATABASE_URL || undefined, dataDir: EVENT_DATA_DIR })
startEventWorker({
  db,
  network: anyNetwork,
  shopSecret: EVENT_SECRET,
  log: { error: () => undefined },
  pollInterval: 50,
  sendToPlugin: () => Promise.reject(new Error("There are no plugins")),
})
process.stdout.write("ready\n")
