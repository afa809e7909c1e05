// node db/testing/freeze-version.ts DATA_DIR: keeps what a released program wrote, for the tests of later migrations.
// The rows that the migrations themselves write (places) are left out.
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import Sqlite from "better-sqlite3"
import type { FrozenVersion } from "./frozen-version.ts"

const file = new Sqlite(join(process.argv[2] ?? "data", "hanout.db"), { readonly: true })

const names = (statement: string) => file.prepare(statement).pluck().all() as string[]
const ofMigrations = /^(sqlite_|kysely_|wilaya$|commune$)/

/** Tables that a table refers to. */
const targets = (table: string) =>
  (file.pragma(`foreign_key_list(${table})`) as { table: string }[]).map((key) => key.table)

const tables: string[] = []
function add(table: string) {
  if (tables.includes(table)) return
  for (const target of targets(table)) if (target !== table) add(target)
  tables.push(table)
}
for (const table of names("select name from sqlite_master where type = 'table' order by name")) add(table)

const version = names("select max(name) from kysely_migration")[0]
const frozen: FrozenVersion = tables
  .filter((name) => !ofMigrations.test(name))
  .map((name) => {
    const statement = file.prepare(`select * from ${name} order by 1, 2`).raw()
    const rows = statement.all() as FrozenVersion[number]["rows"]
    return { name, columns: statement.columns().map((column) => column.name), rows }
  })
const lines = frozen.map(({ name, columns, rows }) => {
  const texts = rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")
  return `{"name":${JSON.stringify(name)},"columns":${JSON.stringify(columns)},"rows":[\n${texts}\n]}`
})
writeFileSync(join(import.meta.dirname, `versions/${version}.json`), `[${lines.join(",\n")}]\n`)
