import { setImmediate } from "node:timers/promises"
import { type RawBuilder, type SqlBool, sql } from "kysely"
import { type SampleKind, sampleKinds } from "#core/sample/sample-clearing.ts"
import type { Db } from "../../database.ts"
import { tableOf, thingParts } from "../../things/thing-parts.ts"
import { readThings, type ThingContent, thingHash } from "../../things/thing-rows.ts"

/** A thing of the sample that is still there, and whether clearing leaves it. */
type SampleThing = { kind: SampleKind; id: number; content: ThingContent; stays: boolean }

/** Rows that keep the things that they refer to: those of another thing (`of`, named by `key`) as long as it stays, else all. */
type Use = { table: string; column: string; to: string; of?: SampleKind; key?: string; only?: RawBuilder<SqlBool> }

const byHand = sql<SqlBool>`used.reason in ('count', 'received', 'lost', 'import')`
const uses: Use[] = [
  { table: "order_line", column: "product_id", to: "product" },
  { table: "coupon_use", column: "coupon_id", to: "coupon" },
  { table: "stock_movement", column: "product_id", to: "product", only: byHand },
  { table: "review", column: "product_id", to: "product", of: "review" },
  ...sampleKinds.flatMap((of) =>
    thingParts[of].flatMap(({ table, key, refers = {} }) =>
      Object.entries(refers).map(([column, { table: to }]) => ({ table, column, to, of, key })),
    ),
  ),
]

/** Columns that name pictures by their addresses, and the thing that the text is of. The picture of an order is that of its day. */
const texts: { table: string; key: string; column: string; of?: SampleKind }[] = [
  { table: "product_text", key: "product_id", column: "description", of: "product" },
  { table: "post_text", key: "post_id", column: "content", of: "post" },
  { table: "page_text", key: "page_id", column: "content" },
  { table: "page_section", key: "id", column: "content", of: "section" },
  { table: "order_line", key: "order_id", column: "image" },
]
/** Keys that one statement reads: between two of them other requests are answered. */
const slice = 2_000
type ShownPicture = { url: string; of?: SampleKind | undefined; id: number }

/** Where texts, sections, page heads and orders show pictures of the sample. Reads all of them once, if the shop has such pictures. */
export async function findShownPictures(db: Db): Promise<ShownPicture[]> {
  const { rows: pictures } = await sql<{ url: string }>`select url from media
    where id in (select row_id from sample_row where kind = 'picture')`.execute(db)
  const urls = new Set(pictures.map(({ url }) => url))
  const heads = await db.selectFrom("page_head").select("picture").execute()
  const shown: ShownPicture[] = heads.flatMap(({ picture }) => (picture ? { url: picture, id: 0 } : []))
  for (const { table, key, column, of } of urls.size > 0 ? texts : []) {
    const id = sql.ref<number>(key)
    const max = sql<{ id: number | null }>`select max(${id}) as id from ${sql.table(table)}`
    const last = Number((await max.execute(db)).rows[0]?.id ?? 0)
    for (let from = 0; from < last; from += slice) {
      const { rows } = await sql<{ id: number; text: string }>`
        select ${id} as id, ${sql.ref(column)} as text from ${sql.table(table)} where ${id} > ${from}
          and ${id} <= ${from + slice} and hanout_contains(${sql.ref(column)}, '/media/')`.execute(db)
      for (const row of rows)
        for (const [url] of row.text.matchAll(/\/media\/[^"\\]+/g))
          if (urls.has(url)) shown.push({ url, of, id: Number(row.id) })
      await setImmediate()
    }
  }
  return shown
}

/** The things of a kind that the sample brought; those that a member changed stay. */
async function readSample(db: Db, kind: SampleKind): Promise<SampleThing[]> {
  const marks = await db.selectFrom("sample_row").select(["row_id", "hash"]).where("kind", "=", kind).execute()
  const hashes = new Map(marks.map(({ row_id, hash }) => [Number(row_id), hash]))
  const known = new Set(hashes.values())
  // Saving a page stores all its sections under new keys: one that was not changed is known by its content.
  const isSection = kind === "section" && known.size > 0
  const sections = isSection ? await db.selectFrom("page_section").select("id").execute() : []
  const things = await readThings(db, kind, isSection ? sections.map(({ id }) => id) : [...hashes.keys()])
  return [...things].flatMap(([id, content]) => {
    const hash = thingHash(kind, content)
    if (isSection && !known.has(hash)) return []
    return { kind, id, content, stays: !isSection && hash !== hashes.get(id) }
  })
}

/** Finds the records of the sample that still exist, and which of them stay. Grows with the sample, not with the
 *  shop.
 *  @param shown result of `findShownPictures` */
export async function planClearing(db: Db, shown: ShownPicture[]): Promise<SampleThing[]> {
  const plan: SampleThing[] = []
  const going = (kind: SampleKind) => plan.flatMap((one) => (one.kind === kind && !one.stays ? [one.id] : []))
  const list = (kind: SampleKind) => sql.join([-1, ...going(kind)])
  for (const kind of sampleKinds) {
    const things = await readSample(db, kind)
    plan.push(...things)
    const urls = new Set(shown.flatMap(({ url, of, id }) => (of && going(of).includes(id) ? [] : [url])))
    for (const thing of things) thing.stays ||= kind === "picture" && urls.has(String(thing.content.media?.[0]?.url))
    // A category that stays keeps the one above it.
    for (let before = -1; before !== going(kind).length; ) {
      before = going(kind).length
      for (const { table, column, to, of, key = "id", only = sql`1 = 1` } of uses) {
        if (to !== tableOf(kind)) continue
        const keeps = of ? sql`used.${sql.ref(key)} not in (${list(of)})` : only
        const used = sql<{ id: number }>`select id from ${sql.table(to)} as thing where id in (${list(kind)}) and exists
          (select 1 from ${sql.table(table)} as used where used.${sql.ref(column)} = thing.id and ${keeps})`
        const ids = new Set((await used.execute(db)).rows.map(({ id }) => Number(id)))
        for (const thing of things) thing.stays ||= ids.has(thing.id)
      }
    }
  }
  return plan
}

/** Names a record in a list: by its code, or its name in French. */
export function thingName({ content }: SampleThing): string {
  const [[own = {}] = [], texts = []] = Object.values(content)
  const { name, title, alternative_text } = texts.find(({ locale }) => locale === "fr") ?? {}
  return String(own.code ?? name ?? title ?? alternative_text ?? own.name ?? own.kind ?? "")
}
