import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Backups, and the sample shop, whose clearing is undone from one (docs/decisions/0033-clearing-the-sample.md). */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    // `hour` null = none at night.
    sql`create table backup_schedule (
      id ${whole} not null primary key,
      hour ${whole},
      keep_files ${whole} not null
    )`,
    sql`insert into backup_schedule (id, hour, keep_files) values (1, null, 14)`,
    // `slot` names the day of a scheduled one: of several processes the one that stores it makes the backup. `touched_at`: when that
    // process last said so. `copied_*`, `copy_error`: of the copy on another machine.
    sql`create table backup_run (
      id ${key},
      slot ${text} unique,
      staff_name ${text},
      started_at ${text} not null,
      ended_at ${text},
      name ${text},
      bytes ${whole},
      error ${text},
      copied_at ${text},
      copied_to ${text},
      copy_error ${text},
      touched_at ${text}
    )`,
    sql`create index backup_run_ended on backup_run (ended_at)`,
    sql`create table sample_row (
      kind ${text} not null,
      row_id ${whole} not null,
      hash ${text} not null,
      constraint sample_row_key primary key (kind, row_id)
    )`,
    sql`create table sample_clearing (
      id ${key},
      at ${text} not null,
      staff_name ${text} not null,
      backup ${text} not null,
      removed ${text} not null
    )`,
  )
}
