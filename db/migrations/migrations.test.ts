import { sql } from "kysely"
import type { Migration } from "kysely/migration"
import { afterEach, describe, expect, it } from "vitest"
import { newWilayas } from "#core/delivery/new-wilayas.ts"
import { type Db, openDatabase } from "../database.ts"
import { DatabaseError } from "../database-error.ts"
import { toDocumentId } from "../document-id.ts"
import { isPostgres } from "../engine.ts"
import { type FrozenVersion, placeFrozen, type Rows, readAllRows } from "../testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { readSchema } from "../testing/read-schema.ts"
import { baselines } from "./before-baselines.ts"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { databaseState } from "./readiness.ts"

const made: { own: OwnDatabase; db: Db }[] = []

/** Opens a new database: an empty one, or one that a version made. */
async function open(version?: FrozenVersion): Promise<Db> {
  const own = await ownDatabase("nothing")
  if (version) await placeFrozen(own, version)
  const db = openDatabase(own.address)
  made.push({ own, db })
  return db
}
afterEach(async () => {
  for (const { own, db } of made.splice(0)) {
    await db.destroy()
    await own.remove()
  }
})

/** What a step after the baselines means to do to rows that were there, by its name. All others keep every value. */
const intended: Record<string, (rows: Rows) => Rows> = {
  // Each of the eleven begins with what the merchant says of its parent.
  "0033-new-wilayas": (rows) => {
    const { wilaya = [] } = rows
    const added = newWilayas.map(({ code, parent, name, namear }) => {
      const from = wilaya.find((one) => one.code === parent)
      return { ...from, code, name, namear, document_id: toDocumentId(`wilaya:${code}`) }
    })
    return { ...rows, wilaya: [...wilaya, ...added] }
  },
}

/** The rows of these tables and columns alone: a later step may add some. */
const within = (rows: Rows, like: Rows): Rows =>
  Object.fromEntries(
    Object.entries(like).map(([name, [first = {}]]) => [
      name,
      (rows[name] ?? []).map((row) =>
        Object.fromEntries(Object.keys(first).map((column) => [column, row[column] ?? null])),
      ),
    ]),
  )

const appliedSteps = async (of: Db) => {
  const steps = of.withTables<{ kysely_migration: { name: string } }>().selectFrom("kysely_migration").select("name")
  return (await steps.orderBy("name").execute()).map(({ name }) => name)
}

describe("a database of 0.1.0", () => {
  it("has the tables that the baselines make, and the rows that these begin with", async () => {
    const db = await open("0.1.0")
    const fresh = await open()
    await migrate(fresh, Object.fromEntries(Object.entries(migrations).filter(([name]) => baselines.includes(name))))
    const schema = await readSchema(db)
    expect(schema.length).toBeGreaterThan(500)
    // The bodies of these write the same tags in other words.
    const isReworded = (line: string) => !isPostgres(db) && /^product: create trigger product_/.test(line)
    expect((await readSchema(fresh)).filter((line) => !isReworded(line))).toEqual(
      schema.filter((line) => !isReworded(line)),
    )
    const rows = await readAllRows(fresh)
    const old = await readAllRows(db)
    for (const table of ["wilaya", "commune", "staff_rule", "backup_schedule"]) expect(rows[table]).toEqual(old[table])
    expect(rows.brand).toEqual(old.brand?.slice(0, 1))
    const filled = Object.entries(rows).flatMap(([table, some]) => (some.length > 0 ? [`${table} ${some.length}`] : []))
    expect(filled.toSorted()).toEqual([
      "backup_schedule 1",
      "brand 1",
      "commune 1541",
      "content_version 16",
      "sell_count_progress 1",
      "shop_theme 1",
      "staff_rule 1",
      "unique_visitors 1",
      "wilaya 58",
    ])
  })

  it("is taken as it is, and keeps every row", async () => {
    const db = await open("0.1.0")
    const before = await readAllRows(db)
    expect(before.product).toHaveLength(5)
    expect(await databaseState(db)).toBe("migrations")
    await migrate(db)
    expect([await databaseState(db), await appliedSteps(db)]).toEqual(["ready", Object.keys(migrations)])
    const expected = Object.keys(migrations).reduce((rows, name) => intended[name]?.(rows) ?? rows, before)
    expect(within(await readAllRows(db), expected)).toEqual(within(expected, expected))
    await migrate(db)
    if (isPostgres(db)) return
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: "ok" }])
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  })

  it("counts on where it was", async () => {
    const db = await open("0.1.0")
    await migrate(db)
    const { id } = await db
      .selectFrom("media")
      .select((e) => e.fn.max("id").as("id"))
      .executeTakeFirstOrThrow()
    const picture = { document_id: "p".repeat(24), url: "/media/new.webp", width: 1, height: 1 }
    const added = await db.insertInto("media").values(picture).returning("id").executeTakeFirstOrThrow()
    expect(added.id).toBe(id + 1)
  })
})

it("rejects a database before 0.1.0 with a sentence that says how to go on, and leaves it as it was", async () => {
  const db = await open("before-0.1.0")
  const before = [await readAllRows(db), await appliedSteps(db), await readSchema(db)]
  const rejected = migrate(db)
  await expect(rejected).rejects.toBeInstanceOf(DatabaseError)
  await expect(rejected).rejects.toThrow(
    "The database is too old for this version: it ends with step 0072-removed-things. " +
      "Start version 0.1.0 on it once (CHANGELOG.md says where it is), then start this version.",
  )
  expect([await readAllRows(db), await appliedSteps(db), await readSchema(db)]).toEqual(before)
})

it("rejects a database of a newer version", async () => {
  const db = await open()
  await migrate(db, { ...migrations, "9998-later": { up: async () => {} } })
  await expect(migrate(db)).rejects.toThrow("newer than this program (it has 9998-later)")
})

describe("a migration that fails", () => {
  const failing: Record<string, Migration> = {
    "9998-works": { up: (tx) => tx.schema.createTable("new_table").addColumn("id", "integer").execute() },
    "9999-fails": {
      async up(tx) {
        await tx.deleteFrom("product").execute()
        await tx.schema.dropTable("subscriber").execute()
        throw new Error("no further")
      },
    },
  }

  it("leaves a database as it was", async () => {
    const db = await open("0.1.0")
    const before = [await readAllRows(db), await appliedSteps(db)]
    const failed = migrate(db, { ...migrations, ...failing })
    await expect(failed).rejects.toThrow("The database could not be brought up to date: no further")
    await expect(failed).rejects.toBeInstanceOf(DatabaseError)
    expect([await readAllRows(db), await appliedSteps(db)]).toEqual(before)
    // Neither is the next start hindered.
    await migrate(db)
    expect(await databaseState(db)).toBe("ready")
  })

  it("leaves an empty database empty", async () => {
    const db = await open()
    await expect(migrate(db, { ...migrations, ...failing })).rejects.toThrow("no further")
    expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
  })
})
