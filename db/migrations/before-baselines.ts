import type { Kysely } from "kysely"
import { DatabaseError } from "../database-error.ts"
import type { Schema } from "../schema/schema.ts"
import { migrations } from "./migrations.ts"

/** Names of the steps that make the tables of 1.0.0. */
export const baselines = Object.keys(migrations).filter((name) => name <= "0018-backups")

/** Databases of 0.1.0, the last version before the baselines, have run these: the first of its steps and the last. The baselines
 *  make the same tables. */
const first = "0001-catalogue"
const last = "0080-size-codes"

/** The steps that a database or a backup has seen, in the names of this version.
 *  @param applied names of the steps as it has them
 *  @param what "database" or "backup", for the error
 *  @throws DatabaseError when it is older than 0.1.0 */
export function toBaselines(applied: readonly string[], what: "database" | "backup"): string[] {
  if (!applied.includes(first)) return [...applied]
  if (applied.includes(last)) return baselines
  const cure =
    what === "database" ? "Start version 0.1.0 on it once" : "Restore it with version 0.1.0 and start that once"
  throw new DatabaseError(
    `The ${what} is too old for this version: it ends with step ${applied.toSorted().at(-1)}. ` +
      `${cure} (CHANGELOG.md says where it is), then start this version.`,
  )
}

/** Writes down that a database of 0.1.0 has the tables of the baselines. Changes nothing else.
 *  @param applied names of the steps that the database has seen
 *  @returns them as they are then
 *  @throws DatabaseError when the database is older than 0.1.0 */
export async function adoptBaselines(tx: Kysely<Schema>, applied: readonly string[]): Promise<string[]> {
  const names = toBaselines(applied, "database")
  if (!applied.includes(first)) return names
  const steps = tx.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
  await steps.deleteFrom("kysely_migration").execute()
  const timestamp = new Date().toISOString()
  await steps
    .insertInto("kysely_migration")
    .values(names.map((name) => ({ name, timestamp })))
    .execute()
  return names
}
