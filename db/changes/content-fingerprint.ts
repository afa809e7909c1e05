import type { Db } from "../database.ts"

/** A text that stays the same while no content changes in the database, by whichever process: it tells whether what was made
 *  of the content is still right. Two databases never agree. Changes of a transaction that commits later count when they
 *  commit. Deleting old rows of the log of changes makes another text too. */
export async function contentFingerprint(db: Db): Promise<string> {
  const versions = await db.selectFrom("content_version").select("version").orderBy("id").execute()
  const changes = await db
    .selectFrom("content_change")
    .select((e) => [e.fn.max("id").as("last"), e.fn.countAll<number>().as("count")])
    .executeTakeFirst()
  return [...versions.map(({ version }) => version), changes?.last ?? 0, changes?.count ?? 0].join(" ")
}
