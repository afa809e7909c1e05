import type { Db } from "../database.ts"
import { migrations } from "./migrations.ts"

/** Whether the database answers and its tables are at this program's version.
 *  @returns `migrations` when they are not
 *  @throws when the database does not answer */
export async function databaseState(db: Db): Promise<"ready" | "migrations"> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .execute()
  const applied = new Set(rows.map(({ name }) => name))
  const wanted = Object.keys(migrations)
  return applied.size === wanted.length && wanted.every((name) => applied.has(name)) ? "ready" : "migrations"
}
