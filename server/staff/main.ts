// npm run owner-link -- E-MAIL
import "../process/own-process.ts"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { ownerLink } from "#api/staff/owner-link.ts"
import { openDatabase } from "#db/database.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { CommandError, exitWithFailure } from "../process/failure.ts"
import { tightenDataDir } from "../process/private-files.ts"
import { readConfig } from "../settings/config.ts"

async function run() {
  const { databaseUrl: url, dataDir, publicUrl, port } = readConfig("all", process.env)
  const [email, ...more] = process.argv.slice(2)
  if (!email || more.length > 0) throw new CommandError("Use: npm run owner-link -- E-MAIL")
  if (!url && !existsSync(join(dataDir, "hanout.db"))) throw new CommandError(`There is no shop in ${dataDir}.`)
  tightenDataDir(dataDir)
  const db = openDatabase({ url, dataDir })
  try {
    await migrate(db)
    const link = await ownerLink(db, email.toLowerCase(), publicUrl ?? `http://localhost:${port}`, new Date())
    if (!link) throw new CommandError("No owner of this shop has that e-mail address.")
    process.stdout.write(`For a new password, once, within a day; the second factor is off:\n${link}\n`)
  } finally {
    await db.destroy()
  }
}

run().catch(exitWithFailure)
