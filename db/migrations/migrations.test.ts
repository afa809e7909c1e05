import { sql } from "kysely"
import type { Migration } from "kysely/migration"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { DatabaseError } from "../database-error.ts"
import { isPostgres } from "../engine.ts"
import { makeVersion, migrateTo, newestFrozen, type Rows, readAllRows } from "../testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"

let own: OwnDatabase
let db: Db

async function open() {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
}
async function close() {
  await db.destroy()
  await own.remove()
}

type Row = Rows[string][number]

const noBrand: Row = { id: 0, document_id: "none", slug: "", name: "", edited_at: "2026-11-21T00:00:00.000Z" }
const pick = (row: Row, columns: string[]): Row => Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))

/** What a migration means to do to rows that were there, by its name. All others keep every value. */
const intended: Record<string, (rows: Rows) => Rows> = {
  "0009-content-version": (rows) => ({
    ...rows,
    content_version: (rows.content_version ?? []).flatMap((first) => [
      first,
      ...Array.from({ length: 15 }, (_, index) => ({ id: index + 2, version: "new" })),
    ]),
  }),
  "0035-order-limits": (rows) => ({
    ...rows,
    app_setting: (rows.app_setting ?? []).map((row) => ({ ...row, max_quantity: row.max_quantity ?? 20 })),
  }),
  "0066-no-brand": (rows) => {
    const brands = rows.brand ?? []
    return { ...rows, brand: brands[0] ? [pick(noBrand, Object.keys(brands[0])), ...brands] : [] }
  },
}

/** The rows as a database of one version should have them after all later migrations. */
const expectedAfter = (before: Rows, version: string) =>
  Object.keys(migrations)
    .filter((name) => name > version)
    .reduce((rows, name) => intended[name]?.(rows) ?? rows, before)

/** The rows of the tables that have some in `like`, without the columns that are not there. */
function within(rows: Rows, like: Rows): Rows {
  const compared = Object.entries(like).filter(([, [first]]) => first)
  return Object.fromEntries(
    compared.map(([name, [first = {}]]) => {
      const columns = Object.keys(first)
      const expectedRows = rows[name]?.map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
      )
      return [name, expectedRows ?? []]
    }),
  )
}

const versions = Object.keys(migrations)
/** Versions that one database passes through, one after the other: those from the newest frozen one on. An older one has
 *  rows that were frozen later, written into its own tables. */
const paths = [
  ...versions.filter((version) => version < newestFrozen).map((version) => [version]),
  versions.filter((version) => version >= newestFrozen),
]

describe.each(paths)("a database of %s", (...path) => {
  const before = new Map<string, Rows>()
  let after: Rows
  beforeAll(async () => {
    await open()
    await makeVersion(db, path[0] ?? "")
    for (const version of path) {
      await migrateTo(db, version)
      before.set(version, await readAllRows(db))
    }
    await migrate(db)
    after = await readAllRows(db)
  })
  afterAll(close)

  it.each(path)("keeps every row of %s when it is brought up to date", (version) => {
    const rows = before.get(version) ?? {}
    expect(rows.product).toHaveLength(5)
    const expected = expectedAfter(rows, version)
    expect(within(after, expected)).toEqual(within(expected, expected))
  })

  it("is sound", async () => {
    expect(Object.keys(after).length).toBeGreaterThan(0)
    if (isPostgres(db)) return
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: "ok" }])
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  })
})

describe("a migration that fails", () => {
  beforeEach(open)
  afterEach(close)

  const failing: Record<string, Migration> = {
    "9998-works": { up: (db) => db.schema.createTable("new_table").addColumn("id", "integer").execute() },
    "9999-fails": {
      async up(db) {
        await db.deleteFrom("product").execute()
        await db.schema.dropTable("subscriber").execute()
        throw new Error("no further")
      },
    },
  }

  it("leaves a database as it was", async () => {
    await makeVersion(db, "0001-catalogue")
    const before = await readAllRows(db)
    const failed = migrate(db, { ...migrations, ...failing })
    await expect(failed).rejects.toThrow("The database could not be brought up to date: no further")
    await expect(failed).rejects.toBeInstanceOf(DatabaseError)
    expect(await readAllRows(db)).toEqual(before)
    // Neither is the next start hindered.
    await migrate(db)
    expect(Object.keys(await readAllRows(db))).toContain("subscriber")
  })

  it("leaves an empty database empty", async () => {
    await expect(migrate(db, { ...migrations, ...failing })).rejects.toThrow("no further")
    expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
  })
})
