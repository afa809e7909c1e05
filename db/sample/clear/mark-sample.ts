import { type RawBuilder, sql } from "kysely"
import { sectionPages } from "#core/content/sections/section.ts"
import { locales } from "#core/i18n/locale.ts"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import { postCategories, postTags } from "#sample/posts/topics.ts"
import { sections } from "#sample/sections.ts"
import type { Db, Tx } from "../../database.ts"
import { storeRows, toBatches } from "../../store-rows.ts"
import { inTransaction } from "../../transaction.ts"
import type { PictureIndex } from "../pictures.ts"
import { sampleSection } from "../sections.ts"
import { type SampleKeys, sampleKeys } from "./sample-keys.ts"
import { tableOf } from "./thing-parts.ts"
import { readThings, thingHash } from "./thing-rows.ts"

/** The versions of rows that the staff has never changed, in shops that were filled before rows were marked. Tables without a
 *  version have none. */
const untouched: Partial<Record<SampleKind, RawBuilder<unknown>>> = {
  product: sql`edited_at = created_at`,
  review: sql`edited_at = '2026-11-22T00:00:00.000Z'`,
  post: sql`edited_at = '2026-11-21T00:00:00.000Z'`,
  coupon: sql`edited_at = '2026-11-21T00:00:00.000Z'`,
  category: sql`edited_at = '2026-11-21T00:00:00.000Z'`,
  brand: sql`edited_at = '2026-11-21T00:00:00.000Z'`,
}

async function findIds(
  tx: Tx,
  { table, column, values }: SampleKeys,
  condition: RawBuilder<unknown>,
): Promise<number[]> {
  const ids: number[] = []
  for (const some of toBatches(values, 500)) {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(some)}) and ${condition}`.execute(tx)
    ids.push(...rows.map(({ id }) => Number(id)))
  }
  return ids
}

/** Marks things as the sample's.
 *  @param known what they may hash to; any when left out */
async function mark(tx: Tx, kind: SampleKind, ids: number[], known?: ReadonlySet<string>): Promise<void> {
  const things = await readThings(tx, kind, ids)
  const all = [...things].map(([id, content]) => ({ kind, row_id: id, hash: thingHash(kind, content) }))
  const rows = known ? all.filter(({ hash }) => known.has(hash)) : all
  if (rows.length === 0) return
  await storeRows(tx, rows, (some) =>
    tx
      .insertInto("sample_row")
      .values(some)
      .onConflict((c) => c.columns(["kind", "row_id"]).doUpdateSet((e) => ({ hash: e.ref("excluded.hash") }))),
  )
}

/** What the sections of the sample hash to. */
const sectionHashes = (): Set<string> =>
  new Set(
    sectionPages.flatMap((page) =>
      sections[page].map((section) => {
        const { kind, content } = sampleSection(section)
        return thingHash("section", { page_section: [{ page, kind, content: JSON.stringify(content) }] })
      }),
    ),
  )

/** What the blog's categories or tags of the sample hash to. They have no version, and others may have their slugs. */
const topicHashes = (kind: "post-category" | "post-tag"): Set<string> => {
  const table = tableOf(kind)
  const topics = kind === "post-tag" ? postTags : postCategories
  return new Set(
    topics.map(({ slug, title }) => {
      const texts = locales.map((locale) => ({ locale, title: title[locale] }))
      return thingHash(kind, { [table]: [{ slug }], [`${table}_text`]: texts })
    }),
  )
}

async function markSections(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom("page_section").select("id").execute()
  const ids = rows.map(({ id }) => id)
  await mark(tx, "section", ids, sectionHashes())
}

/** Notes what the sample brought and how it looks, so that clearing removes nothing else. In the transaction of the sample, or
 *  for a shop that was filled before this was noted.
 *  @param onlyUntouched leaves out what the staff has changed, as far as the versions of rows tell */
export async function markSample(tx: Tx, pictures: PictureIndex, onlyUntouched = false): Promise<void> {
  for (const [kind, keys] of Object.entries(sampleKeys(pictures)) as [SampleKind, SampleKeys][]) {
    const condition = (onlyUntouched && untouched[kind]) || sql`1 = 1`
    const known = kind === "post-category" || kind === "post-tag" ? topicHashes(kind) : undefined
    await mark(tx, kind, await findIds(tx, keys, condition), known)
  }
  await markSections(tx)
}

/** Notes what the sample brought in a shop that was filled before this was noted. Does nothing in any other. */
export async function adoptSample(db: Db, pictures: PictureIndex): Promise<void> {
  await inTransaction(db, async (tx) => {
    const marked = await tx.selectFrom("sample_row").select("row_id").limit(1).executeTakeFirst()
    const cleared = await tx.selectFrom("sample_clearing").select("id").limit(1).executeTakeFirst()
    if (!marked && !cleared) await markSample(tx, pictures, true)
  })
}
