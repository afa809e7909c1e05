// npm run owner-link -- E-MAIL
import { existsSync } from "node:fs"
import { join } from "node:path"
import { ownerLink } from "#api/admin/owner-link.ts"
import { migrate, openDatabase } from "#db/database.ts"
import { DatabaseError } from "#db/database-error.ts"
import { ConfigError, readConfig } from "../config.ts"

class OwnerLinkError extends Error {}

async function run() {
  const { databaseUrl: url, dataDir, publicUrl, port } = readConfig("all", process.env)
  const [email, ...more] = process.argv.slice(2)
  if (!email || more.length > 0) throw new OwnerLinkError("Use: npm run owner-link -- E-MAIL")
  if (!url && !existsSync(join(dataDir, "hanout.db"))) throw new OwnerLinkError(`There is no shop in ${dataDir}.`)
  const db = openDatabase({ url, dataDir })
  try {
    await migrate(db)
    const link = await ownerLink(db, email.toLowerCase(), publicUrl ?? `http://localhost:${port}`, new Date())
    if (!link) throw new OwnerLinkError("No owner of this shop has that e-mail address.")
    process.stdout.write(`For a new password, once, within a day; the second factor is off:\n${link}\n`)
  } finally {
    await db.destroy()
  }
}

run().catch((problem: unknown) => {
  const isKnown = [OwnerLinkError, DatabaseError, ConfigError].some((kind) => problem instanceof kind)
  const text = problem instanceof Error ? (isKnown ? problem.message : problem.stack) : String(problem)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
