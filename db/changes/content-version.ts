import { createHash, randomInt } from "node:crypto"
import type { Db, Tx } from "../database.ts"
import { randomToken } from "../document-id.ts"
import { preparedQuery } from "../prepared-query.ts"
import { type ContentTag, recordChanges } from "./content-changes.ts"

/** Number of rows over which the version is spread. */
const shards = 16

type Moments = { version: string; moments: string[] }

/** Start and end of offers and coupons, and publication of products and posts, in order: read once a version. */
const momentsOf = new WeakMap<Db, Moments>()

/** Moments at which products and posts are published by schedule: those that were scheduled when they were last
 *  changed. All other moments had passed by then and add nothing to the change. */
async function publishingMoments(db: Db): Promise<string[]> {
  const products = db.selectFrom("product").select("published_at").whereRef("published_at", ">", "edited_at")
  const posts = db.selectFrom("post").select("published_at").whereRef("published_at", ">", "edited_at")
  const rows = await products.unionAll(posts).execute()
  return rows.flatMap((row) => row.published_at ?? [])
}

async function contentMoments(db: Db, version: string): Promise<string[]> {
  const known = momentsOf.get(db)
  if (known?.version === version) return known.moments
  const rows = await db
    .selectFrom("product")
    .select(["offer_start", "offer_end"])
    .where("offer_start", "is not", null)
    .execute()
  const coupons = await db.selectFrom("coupon").select(["start_date", "end_date"]).execute()
  const offers = rows.flatMap((row) => [row.offer_start ?? [], row.offer_end ?? []].flat())
  const sections = await db.selectFrom("page_section").select(["starts_at", "ends_at"]).execute()
  const spans = coupons.flatMap((row) => [row.start_date, row.end_date])
  const seen = sections.flatMap((row) => [row.starts_at ?? [], row.ends_at ?? []].flat())
  const moments = [...offers, ...spans, ...seen, ...(await publishingMoments(db))].toSorted()
  momentsOf.set(db, { version, moments })
  return moments
}

/** Returns a version of everything a visitor can read. It differs after every change, whenever
 *  an offer or a coupon begins or ends, and whenever a product or a post is published by schedule. */
export async function contentVersion(db: Db, now: Date): Promise<string> {
  const rows = await db.selectFrom("content_version").select("version").orderBy("id").execute()
  const all = rows.map((row) => row.version).join(" ")
  const version = createHash("sha256").update(all).digest("base64url").slice(0, 22)
  const moments = await contentMoments(db, version)
  const passed = moments.filter((moment) => moment <= now.toISOString()).length
  return `${version}-${passed}`
}

export type VersionRow = { id: number; version: string }

/** The row that `touchContent` writes. */
export const nextVersion = (): VersionRow => ({ id: randomInt(shards) + 1, version: randomToken() })

/** The statement of `touchContent`, alone or as a part of another one. */
export const updateVersion = (db: Pick<Db, "updateTable">, { id, version }: VersionRow) =>
  db.updateTable("content_version").set({ version }).where("id", "=", id)

const renew = preparedQuery(updateVersion)

/** Marks the content as changed and logs the tags. Call it at the end of the transaction: on PostgreSQL other writers wait for its
 *  row. The version is random, so that it differs between databases.
 *  @param tags without those of products, which triggers log */
export async function touchContent(tx: Tx, tags: readonly ContentTag[]): Promise<void> {
  await recordChanges(tx, tags)
  await renew(tx, nextVersion())
}

/** Reads the version of the content: a text that changes with each committed change by any process, and when old rows of the log
 *  are deleted. It differs between databases. Whatever is derived from the content is valid for the same version. */
export async function contentFingerprint(db: Db): Promise<string> {
  const versions = await db.selectFrom("content_version").select("version").orderBy("id").execute()
  const changes = await db
    .selectFrom("content_change")
    .select((e) => [e.fn.max("id").as("last"), e.fn.countAll<number>().as("count")])
    .executeTakeFirst()
  return [...versions.map(({ version }) => version), changes?.last ?? 0, changes?.count ?? 0].join(" ")
}
