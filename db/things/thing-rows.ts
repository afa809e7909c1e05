import { createHash } from "node:crypto"
import { sql } from "kysely"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import type { Db, Tx } from "../database.ts"
import { toBatches } from "../store-rows.ts"
import { releaseSlugs, withoutUsedSlugs } from "./restored-slugs.ts"
import { type Part, tableOf, thingParts } from "./thing-parts.ts"

type Row = Record<string, unknown>

/** All rows of a thing by their tables. */
export type ThingContent = Record<string, Row[]>

/** Keys of one statement. */
const maxKeys = 500

async function readRows(db: Db, { table, key }: Part, keys: readonly number[]): Promise<Row[]> {
  const found: Row[] = []
  for (const some of toBatches([...keys], maxKeys)) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(some)})`.execute(db)
    found.push(...rows)
  }
  return found
}

/** Sorts rows into the things that they belong to. Rows of a part come after those of the part that it is `of`.
 *  @returns `add` takes rows of a part; `things` are those whose own row has come */
export function thingCollector(kind: SampleKind, ids: Iterable<number>) {
  const contents = new Map<number, ThingContent>()
  const wanted = new Map([...ids].map((id) => [id, id]))
  /** The thing that a row belongs to, by table. */
  const owners = new Map<string, Map<number, number>>()
  return {
    /** Keys by which rows of a part are found. */
    keys: ({ of }: Part): number[] => [...(of === undefined ? wanted : (owners.get(of) ?? new Map())).keys()],
    add({ table, key, of }: Part, rows: Row[]): void {
      const known = of === undefined ? wanted : owners.get(of)
      const owned = owners.get(table) ?? new Map<number, number>()
      owners.set(table, owned)
      for (const row of rows) {
        const thing = known?.get(Number(row[key]))
        if (thing === undefined) continue
        const content = contents.get(thing) ?? {}
        contents.set(thing, content)
        content[table] = [...(content[table] ?? []), row]
        if (typeof row.id === "number") owned.set(row.id, thing)
      }
    },
    things: () => new Map([...contents].filter(([, content]) => content[tableOf(kind)])),
  }
}

/** Things with all their rows, by their keys; those that are gone are missing. */
export async function readThings(db: Db, kind: SampleKind, ids: readonly number[]): Promise<Map<number, ThingContent>> {
  const collector = thingCollector(kind, ids)
  for (const part of thingParts[kind]) collector.add(part, await readRows(db, part, collector.keys(part)))
  return collector.things()
}

/** A hash of what somebody can change of a thing by hand. */
export function thingHash(kind: SampleKind, content: ThingContent): string {
  const compared = thingParts[kind].flatMap(({ table, compared: columns, declared = [] }) => {
    if (!columns) return []
    const names = columns.split(" ")
    const later = declared.filter((name) => !names.includes(name))
    const values = (row: Row) => [
      ...names.map((name) => row[name] ?? null),
      ...later.flatMap((name) => (row[name] ? [[name, row[name]]] : [])),
    ]
    const rows = (content[table] ?? []).map((row) => JSON.stringify(values(row)))
    return [[table, rows.toSorted()]]
  })
  return createHash("sha256").update(JSON.stringify(compared)).digest("base64url")
}

/** Deletes all rows of things. */
export async function deleteThings(tx: Tx, kind: SampleKind, ids: readonly number[]): Promise<void> {
  for (const { table, key, of } of thingParts[kind].toReversed()) {
    // The rows of an earlier part take these with them.
    if (of !== undefined) continue
    await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(ids)})`.execute(tx)
  }
}

/** Which of some keys a table has. */
async function presentKeys(tx: Tx, table: string, keys: readonly number[]): Promise<Set<number>> {
  const present = new Set<number>()
  for (const some of toBatches([...keys], maxKeys)) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where id in (${sql.join(some)})`.execute(tx)
    for (const { id } of rows) present.add(Number(id))
  }
  return present
}

/** The rows as they can be stored now: without what they refer to that is gone. */
async function fitting(tx: Tx, { table: own, refers = {} }: Part, rows: Row[]): Promise<Row[]> {
  let left = rows
  for (const [column, { table, missing }] of Object.entries(refers)) {
    if (missing === "fail") continue
    const keys = left.flatMap((row) => (typeof row[column] === "number" ? [row[column]] : []))
    if (keys.length === 0) continue
    const present = await presentKeys(tx, table, [...new Set(keys)])
    if (table === own) for (const { id } of rows) present.add(Number(id))
    const isThere = (row: Row) => row[column] === null || present.has(Number(row[column]))
    left =
      missing === "skip" ? left.filter(isThere) : left.map((row) => (isThere(row) ? row : { ...row, [column]: null }))
  }
  return left
}

/** Tables whose rows something else may have taken the place of: another picture of the storefront, another product's former
 *  address. */
const givenUp = new Set(["shop_picture", "product_slug"])

/** Values of one statement. */
const maxValues = 2_000

async function insertRows(tx: Tx, table: string, rows: Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const onConflict = givenUp.has(table) ? sql`on conflict do nothing` : sql``
  for (const some of toBatches(rows, Math.max(1, Math.floor(maxValues / Math.max(1, names.length))))) {
    const values = some.map((row) => sql`(${sql.join(names.map((name) => row[name] ?? null))})`)
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)} ${onConflict}`.execute(tx)
  }
}

/** Stores things again with the keys that they had.
 *  @throws what the database throws where the address, code or key of one is in use by now, or what it needs is gone */
export async function insertThings(tx: Tx, kind: SampleKind, things: readonly ThingContent[]): Promise<void> {
  for (const part of thingParts[kind]) {
    const rows = await fitting(
      tx,
      part,
      things.flatMap((content) => content[part.table] ?? []),
    )
    // An address leads to one product: these are stored before their former ones.
    if (part.table === "product") await releaseSlugs(tx, rows)
    await insertRows(tx, part.table, part.table === "product_slug" ? await withoutUsedSlugs(tx, rows) : rows)
  }
}
