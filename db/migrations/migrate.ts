import { type Migration, Migrator } from "kysely/migration"
import { type Db, ownSchema, type Tx } from "../database.ts"
import { DatabaseError } from "../database-error.ts"
import { withMigrationLock } from "../migration-lock.ts"
import { adoptBaselines } from "./before-baselines.ts"
import { migrations } from "./migrations.ts"

/** Names of the migrations that the database has seen.
 *  @throws DatabaseError for an SQLite file that is full of another program's tables */
async function appliedMigrations(tx: Tx, schema: string | undefined): Promise<string[]> {
  const all = await tx.introspection.getTables({ withInternalKyselyTables: true })
  const tables = all.filter((table) => table.schema === schema)
  if (!tables.some(({ name }) => name === "kysely_migration")) {
    if (schema || tables.length === 0) return []
    throw new DatabaseError("The database belongs to another program: it has tables, but none of Hanout's history.")
  }
  const rows = await tx
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .execute()
  return rows.map(({ name }) => name)
}

/** Brings the tables up to this program's version, all steps and Kysely's own tables in one transaction, one process
 *  after another.
 *  @param steps fewer of them bring an empty database to an older version
 *  @throws DatabaseError when a newer program wrote the database, or one before 0.1.0, or a step fails (nothing is changed then) */
export async function migrate(db: Db, steps: Record<string, Migration> = migrations): Promise<void> {
  await withMigrationLock(db, async (tx) => {
    const schema = await ownSchema(tx)
    const applied = await adoptBaselines(tx, await appliedMigrations(tx, schema))
    const newer = applied.filter((name) => !(name in steps))
    if (newer.length > 0) {
      const names = newer.join(", ")
      throw new DatabaseError(`The database is newer than this program (it has ${names}). Start the newer version.`)
    }
    const provider = { getMigrations: async () => steps }
    const migrator = new Migrator({ db: tx, provider, ...(schema && { migrationTableSchema: schema }) })
    const { error } = await migrator.migrateToLatest()
    if (!error) return
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseError(`The database could not be brought up to date: ${reason}`, { cause: error })
  })
}
