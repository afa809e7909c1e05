import "#server/process/own-process.ts"
import { anyNetwork } from "#api/common/public-network.ts"
import { openDatabase } from "#db/database.ts"
import { startCarrierWorker } from "#server/carriers/carrier-worker.ts"

/** What a trial starts this process with. `CARRIER_AHEAD`: milliseconds by which its clock is ahead at its start. */
export type CarrierSenderEnv = {
  CARRIER_DATA_DIR: string
  CARRIER_DATABASE_URL: string
  CARRIER_SECRET: string
  CARRIER_AHEAD: string
}

/** How fast the clock goes: quotas, pauses before a retry and the wait before a lookup are as many times shorter. */
const speed = 20

// A process that sends parcels and does nothing else. However slow the machine, no other takes its tasks.
const { CARRIER_DATA_DIR = "", CARRIER_DATABASE_URL, CARRIER_SECRET = "", CARRIER_AHEAD } = process.env
const start = Date.now()
startCarrierWorker({
  db: openDatabase({ url: CARRIER_DATABASE_URL || undefined, dataDir: CARRIER_DATA_DIR }),
  network: anyNetwork,
  shopSecret: CARRIER_SECRET,
  log: { error: () => undefined },
  clock: () => new Date(start + Number(CARRIER_AHEAD) + (Date.now() - start) * speed),
  leaseFor: 3_600_000,
  pollInterval: 50,
})
process.stdout.write("ready\n")
