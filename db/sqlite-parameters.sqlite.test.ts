import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Db, openDatabase } from "./database.ts"
import { migrate } from "./migrations/migrate.ts"
import { orderTest } from "./orders/list/order-filter.ts"

let dataDir = ""
let db: Db
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "hanout-db-"))
  db = openDatabase({ dataDir })
  await migrate(db)
})
afterAll(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

/** How SQLite runs a query, one line a step. */
async function planOf(query: { compile: () => { sql: string; parameters: readonly unknown[] } }) {
  const { sql: text, parameters } = query.compile()
  const { rows } = await db.executeQuery<{ detail: string }>({
    ...sql`select 1`.compile(db),
    sql: `explain query plan ${text}`,
    parameters,
  })
  return rows.map(({ detail }) => detail).join("\n")
}

describe("parameters of SQLite", () => {
  it("are hidden from the planner, which would prepare the statement again at every run", () => {
    const queries = [
      db.selectFrom("product").select("id").where("slug", "=", "a").orderBy("id").limit(5).offset(2),
      db.deleteFrom("product").where("slug", "=", "a"),
      db.updateTable("product").set({ price: 5 }).where("id", "in", [1, 2]),
    ]
    for (const query of queries) expect(query.compile().sql).not.toMatch(/[^+]\?/)
  })

  it("arrive as they were sent", async () => {
    const values = ["é", "12", 12, 1.5, -3, null, Buffer.from([0, 255])]
    const columns = values.map((value, index) => sql`${value} as ${sql.ref(`v${index}`)}`)
    const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)}`.execute(db)
    expect(Object.values(rows[0] ?? {})).toEqual(values)
  })

  it("are found by indexes", async () => {
    expect(await planOf(db.selectFrom("product").select("id").where("slug", "=", "a"))).toMatch(/SEARCH .*slug=\?/)
    const among = db
      .selectFrom("product_text")
      .select("name")
      .where("product_id", "in", [1, 2])
      .where("locale", "=", "fr")
    expect(await planOf(among)).toMatch(/SEARCH .*product_id=\?/)
  })

  it("let the list of what carriers owe read the orders that are not cashed alone", async () => {
    const toCash = orderTest(db, { statuses: ["delivered"], isCashed: false })
    const listed = db.selectFrom("orders").select("id").where(toCash).orderBy("created_at", "desc").limit(25)
    const counted = db
      .selectFrom("orders")
      .select((e) => e.fn.countAll().as("n"))
      .where(toCash)
    expect(await planOf(listed)).toMatch(/INDEX orders_to_cash\b/)
    expect(await planOf(listed)).not.toContain("TEMP B-TREE")
    expect(await planOf(counted)).toMatch(/INDEX orders_to_cash\b/)
  })
})
