// npm run erase -- PHONE
import "../process/own-process.ts"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { phoneKey } from "#core/customers/phone.ts"
import { type Erased, type ErasedCounts, erasePerson } from "#db/customers/erase-person.ts"
import { openDatabase } from "#db/database.ts"
import { compactDatabase } from "#db/erased-space.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { erasePersonFromTries } from "#strapi/orders/erase-person.ts"
import { orderStoreFile } from "#strapi/orders/order-store.ts"
import { CommandError, exitWithFailure } from "../process/failure.ts"
import { tightenDataDir } from "../process/private-files.ts"
import { readConfig } from "../settings/config.ts"

const kinds: Record<keyof ErasedCounts, string> = {
  orders: "orders",
  notes: "notes and entries of the history of orders",
  messages: "messages",
  accounts: "accounts",
  mails: "mails",
  subscriptions: "subscriptions to the news",
  stockAlerts: "stock alerts",
  savedSearches: "saved searches",
}

/** Lists the counts of each kind, zero included. */
function textOf(erased: Extract<Erased, { kind: "erased" }>, key: string): string {
  const counts = Object.entries(kinds).map(([kind, name]) => `${erased[kind as keyof ErasedCounts]} ${name}`)
  const hasNothing = Object.keys(kinds).every((kind) => erased[kind as keyof ErasedCounts] === 0)
  return [
    `Found and erased of the phone ${key}, in whatever spelling: ${counts.join(", ")}.`,
    hasNothing
      ? "The shop holds nothing of who has this phone."
      : "Kept of the orders, for the books: number, day, place, goods, amounts, and what became of them.",
    ...(erased.isBlocked ? ["Kept: the block of this phone. It is lifted in the console."] : []),
    "Backups, files that were exported, and mail that went out are as they were.",
  ].join("\n")
}

const ofPostgres =
  "PostgreSQL frees the old versions of these rows at its next vacuum; its archived logs and replicas are yours to end."
const notCompacted =
  "The rows are erased, but the shop was busy: old versions of them may still be in the file of the database. Run this again."

/** Erases a person from the orders that a storefront over a Strapi stores.
 *  @returns whether there were any */
function eraseFromTries(dataDir: string, phone: string): boolean {
  const erased = erasePersonFromTries(orderStoreFile(dataDir), phone)
  if (!erased) return false
  const lines = [
    `Erased: the person of ${erased.orders} confirmations of orders in a Strapi.`,
    "The orders themselves are in Strapi: erase them there.",
  ]
  process.stdout.write(`${lines.join("\n")}\n`)
  if (!erased.isCompacted) throw new CommandError(notCompacted)
  return true
}

async function run() {
  const { databaseUrl: url, dataDir } = readConfig("all", process.env)
  const key = phoneKey(process.argv.slice(2).join(" "))
  if (!/^\d{8,15}$/.test(key)) throw new CommandError("Use: npm run erase -- PHONE")
  tightenDataDir(dataDir)
  if (!url && !existsSync(join(dataDir, "hanout.db"))) {
    if (eraseFromTries(dataDir, key)) return
    throw new CommandError(`There is no shop in ${dataDir}.`)
  }
  const db = openDatabase({ url, dataDir })
  try {
    await migrate(db)
    const erased = await erasePerson(db, key, new Date())
    if (erased.kind === "underWay") {
      throw new CommandError(
        `Nothing is erased: ${erased.numbers.join(", ")} are under way. End them or cancel them first.`,
      )
    }
    process.stdout.write(`${textOf(erased, key)}\n`)
    eraseFromTries(dataDir, key)
    if (url) process.stdout.write(`${ofPostgres}\n`)
    else if (!(await compactDatabase(db))) throw new CommandError(notCompacted)
  } finally {
    await db.destroy()
  }
}

run().catch(exitWithFailure)
