// npm run erase -- PHONE
import { existsSync } from "node:fs"
import { join } from "node:path"
import { normalizePhone } from "#core/phone.ts"
import { migrate, openDatabase } from "#db/database.ts"
import { DatabaseError } from "#db/database-error.ts"
import { type Erased, erasePerson } from "#db/erase-person.ts"
import { ConfigError, readConfig } from "../config.ts"

class EraseError extends Error {}

function textOf(erased: Extract<Erased, { kind: "erased" }>): string {
  const { orders, messages, accounts, mails, isBlocked } = erased
  if (orders + messages + accounts + mails === 0) return "The shop holds nothing of who has this phone."
  return [
    `Erased: the person of ${orders} orders, ${messages} messages, ${accounts} accounts, ${mails} mails.`,
    "Kept of the orders, for the books: number, day, place, goods, amounts, and what became of them.",
    ...(isBlocked ? ["Kept: the block of this phone. It is lifted in the console."] : []),
    "Backups, files that were exported, and mail that went out are as they were.",
  ].join("\n")
}

async function run() {
  const { databaseUrl: url, dataDir } = readConfig("all", process.env)
  const mobile = normalizePhone(process.argv.slice(2).join(" "))
  if (!/^\d{8,15}$/.test(mobile)) throw new EraseError("Use: npm run erase -- PHONE")
  if (!url && !existsSync(join(dataDir, "hanout.db"))) throw new EraseError(`There is no shop in ${dataDir}.`)
  const db = openDatabase({ url, dataDir })
  try {
    await migrate(db)
    const erased = await erasePerson(db, mobile, new Date())
    if (erased.kind === "underWay") {
      throw new EraseError(
        `Nothing is erased: ${erased.numbers.join(", ")} are under way. End them or cancel them first.`,
      )
    }
    process.stdout.write(`${textOf(erased)}\n`)
  } finally {
    await db.destroy()
  }
}

run().catch((problem: unknown) => {
  const isKnown = [EraseError, DatabaseError, ConfigError].some((kind) => problem instanceof kind)
  const text = problem instanceof Error ? (isKnown ? problem.message : problem.stack) : String(problem)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
