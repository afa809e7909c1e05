import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Db, openDatabase } from "#db/database.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { markSample } from "#db/sample/clear/mark-sample.ts"
import { loadSample } from "#db/testing/load-sample.ts"
import { inTransaction } from "#db/transaction.ts"

/** The day on which the tests' sample shop was loaded. */
export const loadedAt = new Date("2026-11-21T09:00:00.000Z")

/** The pictures that the sample shop of the tests has: path in the picture folder, width and height. */
const pictures: [string, number, number][] = [
  ["casque-aura/noir.webp", 1000, 1000],
  ["casque-aura/noir-front.webp", 800, 600],
  ["casque-aura/noir-detail.webp", 640, 480],
  ["posts/casque-ou-ecouteurs.webp", 960, 600],
  ["casque-aura/sable.webp", 1000, 1000],
  ["nova-12/sauge.webp", 1000, 1000],
  ["categories/audio.webp", 1000, 1000],
]

/** The index of the pictures: all that the loader reads. */
function writePictureIndex(folder: string) {
  const facts = { hash: "0123456789ab", dominantColor: "#e8e6e2", placeholder: "data:image/webp;base64,UklGRg==" }
  const index = pictures.map(([path, width, height]) => [path, { width, height, ...facts }])
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "index.json"), JSON.stringify(Object.fromEntries(index)))
}

/** The end of every offer and coupon that had begun at `loadedAt`. Tests of real processes read the clock of the machine. */
export const farEnd = "2126-01-01T00:00:00.000Z"

/** Prolongs what runs: a test must not fail because time has passed since it was written. */
async function prolongOffers(db: Db) {
  const begun = loadedAt.toISOString()
  await db.updateTable("product").set({ offer_end: farEnd }).where("offer_start", "<=", begun).execute()
  await db.updateTable("coupon").set({ end_date: farEnd }).where("start_date", "<=", begun).execute()
}

/** Fills an empty database with the tests' sample shop and closes it: what every test's own database is a copy of.
 *  @param address `dataDir` is written to with PostgreSQL too */
export async function makeSampleShop(address: { url?: string; dataDir: string }): Promise<void> {
  const folder = join(address.dataDir, "pictures")
  writePictureIndex(folder)
  const db = openDatabase(address)
  await migrate(db)
  await loadSample(db, loadedAt, folder)
  await prolongOffers(db)
  await inTransaction(db, markSample)
  await db.destroy()
}
