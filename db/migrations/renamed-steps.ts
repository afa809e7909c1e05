import type { Kysely } from "kysely"
import type { Schema } from "../schema/schema.ts"

/** Was called so before `0066-no-brand` came before it. */
const renamed = "0066-backup-copies"

/** Puts a database that was made in between back before that step, which is done again under its name of today. Its two columns
 *  said what became of copies of backups; the next copy says it again.
 *  @param applied names of the steps that the database has seen
 *  @returns them as they are then */
export async function undoRenamedSteps(tx: Kysely<Schema>, applied: readonly string[]): Promise<string[]> {
  if (!applied.includes(renamed)) return [...applied]
  for (const column of ["copied_at", "copy_error"]) {
    await tx.schema.alterTable("backup_run").dropColumn(column).execute()
  }
  const steps = tx.withTables<{ kysely_migration: { name: string } }>()
  await steps.deleteFrom("kysely_migration").where("name", "=", renamed).execute()
  return applied.filter((name) => name !== renamed)
}
