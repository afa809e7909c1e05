import { sql } from "kysely"
import { type SampleKind, type StayReason, sampleKinds } from "#core/sample/sample-clearing.ts"
import type { Db } from "../../database.ts"
import { tableOf, thingParts } from "../../things/thing-parts.ts"
import { readThings, type ThingContent, thingHash } from "../../things/thing-rows.ts"
import type { ShownPicture } from "./shown-pictures.ts"

/** A thing of the sample that is still there; `reason`: why it stays. */
export type SampleThing = { id: number; content: ThingContent; reason?: StayReason }

/** A column that refers to the things of a table. A thing stays if a row that stays refers to it.
 *  `owner`: the kind of the thing that the row is a part of, and its column; without one the row always stays. */
type Use = { table: string; column: string; to: string; owner?: { kind: SampleKind; key: string }; reason?: StayReason }

const uses: Use[] = [
  { table: "order_line", column: "product_id", to: "product", reason: "ordered" },
  { table: "coupon_use", column: "coupon_id", to: "coupon", reason: "ordered" },
  {
    table: "review",
    column: "product_id",
    to: "product",
    owner: { kind: "review", key: "id" },
    reason: "reviewed",
  },
  ...sampleKinds.flatMap((kind) =>
    thingParts[kind].flatMap(({ table, key, refers = {} }) =>
      Object.entries(refers).map(([column, { table: to }]) => ({ table, column, to, owner: { kind, key } })),
    ),
  ),
]

type Going = (kind: SampleKind) => Set<number>

const list = (ids: Iterable<number>) => sql.join([-1, ...ids])

async function findUsed(db: Db, kind: SampleKind, use: Use, going: Going): Promise<Set<number>> {
  const { table, column, owner } = use
  const isOthers = owner ? sql`used.${sql.ref(owner.key)} not in (${list(going(owner.kind))})` : sql`1 = 1`
  const { rows } = await sql<{ id: number }>`select thing.id from ${sql.table(tableOf(kind))} as thing
    where thing.id in (${list(going(kind))}) and exists (select 1 from ${sql.table(table)} as used
      where used.${sql.ref(column)} = thing.id and ${isOthers})`.execute(db)
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Products whose stock a member has counted, received, lost or imported. */
async function findCounted(db: Db, ids: Iterable<number>): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select distinct product_id as id from stock_movement
    where product_id in (${list(ids)}) and reason in ('count', 'received', 'lost', 'import')`.execute(db)
  return new Set(rows.map(({ id }) => Number(id)))
}

/** The things of a kind that the sample brought and that are still there. */
async function readSample(db: Db, kind: SampleKind): Promise<SampleThing[]> {
  const marks = await db.selectFrom("sample_row").select(["row_id", "hash"]).where("kind", "=", kind).execute()
  const hashes = new Map(marks.map(({ row_id, hash }) => [Number(row_id), hash]))
  if (kind !== "section") {
    const things = await readThings(db, kind, [...hashes.keys()])
    return [...things].map(([id, content]) => ({
      id,
      content,
      ...(thingHash(kind, content) !== hashes.get(id) && { reason: "changed" }),
    }))
  }
  // Saving a page stores all its sections under new keys: one that was not changed is known by its content.
  const known = new Set(hashes.values())
  const sections = await db.selectFrom("page_section").select("id").execute()
  const things = await readThings(db, kind, known.size === 0 ? [] : sections.map(({ id }) => id))
  return [...things].flatMap(([id, content]) => (known.has(thingHash(kind, content)) ? [{ id, content }] : []))
}

function keep(things: SampleThing[], reason: StayReason, isKept: (thing: SampleThing) => boolean): void {
  for (const thing of things) if (!thing.reason && isKept(thing)) thing.reason = reason
}

/** What of the sample is still there, by kind, with why it stays; what has no reason to stay goes. Grows with the sample, not
 *  with the shop. Sample reviews of a product that goes are parts of it.
 *  @param shown where texts show its pictures (`findShownPictures`) */
export async function planClearing(db: Db, shown: ShownPicture[]): Promise<Map<SampleKind, SampleThing[]>> {
  const plan = new Map<SampleKind, SampleThing[]>()
  const going = (kind: SampleKind) => new Set(plan.get(kind)?.flatMap(({ id, reason }) => (reason ? [] : [id])))
  for (const kind of ["review", ...sampleKinds.filter((one) => one !== "review")] as const) {
    const things = await readSample(db, kind)
    plan.set(kind, things)
    if (kind === "product") {
      const counted = await findCounted(db, going(kind))
      keep(things, "changed", ({ id }) => counted.has(id))
    }
    if (kind === "picture") {
      const urls = new Set(shown.flatMap(({ url, kind: of, id }) => (of && going(of).has(id) ? [] : [url])))
      keep(things, "needed", ({ content }) => urls.has(String(content.media?.[0]?.url)))
    }
    // A category that stays keeps the one above it.
    for (let before = -1; before !== going(kind).size; ) {
      before = going(kind).size
      for (const use of uses.filter(({ to }) => to === tableOf(kind))) {
        const used = await findUsed(db, kind, use, going)
        keep(things, use.reason ?? "needed", ({ id }) => used.has(id))
      }
    }
  }
  const products = going("product")
  const reviews = plan.get("review") ?? []
  plan.set(
    "review",
    reviews.filter(({ content }) => !products.has(Number(content.review?.[0]?.product_id))),
  )
  return plan
}

/** Whether the shop has a product that the sample brought, changed or not. */
export async function hasSampleProduct(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("sample_row")
    .innerJoin("product", "product.id", "sample_row.row_id")
    .select("product.id")
    .where("sample_row.kind", "=", "product")
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
